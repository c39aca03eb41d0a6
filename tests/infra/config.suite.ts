// Stage settings: rejected if inconsistent, and completed from the command line.
import { describe, expect, it } from 'vitest';
import { stageConfig } from '#infra/config/load.ts';
import { StageConfig } from '#infra/config/schema.ts';
import { inlineScripts } from '#infra/constructs/content-security.ts';
import { capabilitiesOf, rowsOf, streams } from '#infra/constructs/service-access.ts';
import { SERVICES } from '#shared/contract/route.ts';
import { newApp } from './stage.ts';

const load = (context: Record<string, string>) => stageConfig(newApp({ context }).node);

const PRODUCTION = {
  stage: 'prod',
  domain: 'app.footnote.example',
  certificate: 'arn:aws:acm:us-east-1:111122223333:certificate/0a1b',
  mailFrom: 'letters@footnote.example',
};
const prod = load(PRODUCTION);

describe('stage settings', () => {
  it('are those of development by default', () => {
    expect(load({}).stage).toBe('dev');
    expect(load(PRODUCTION).keepData).toBe(true);
  });

  it("read the account's settings from the command line", () => {
    // Act
    const config = load({
      ...PRODUCTION,
      account: '111122223333',
      region: 'ap-northeast-1',
      alarmMail: 'ops@footnote.example',
    });

    // Assess
    expect([config.account, config.region, config.domain?.name, config.alarmMail, config.mailFrom]).toEqual([
      '111122223333',
      'ap-northeast-1',
      'app.footnote.example',
      'ops@footnote.example',
      'letters@footnote.example',
    ]);
  });

  it('refuse an unknown stage, a domain without its certificate, and a certificate that CloudFront cannot use', () => {
    expect(() => load({ stage: 'staging' })).toThrow(/dev, prod/);
    expect(() => load({ domain: 'app.footnote.example' })).toThrow(/certificate/i);
    const certificate = 'arn:aws:acm:ap-northeast-2:111122223333:certificate/0a1b';
    expect(() => load({ domain: 'app.footnote.example', certificate })).toThrow();
  });

  it('refuse production without a sender of emails', () => {
    const { mailFrom: _, ...silent } = PRODUCTION;
    expect(() => load(silent)).toThrow(/production sends its emails/);
  });

  it('refuse emails from a stage without a domain, since their links would lead nowhere', () => {
    expect(() => load({ mailFrom: 'letters@footnote.example' })).toThrow(/domain/);
  });

  it('refuse a model that is unknown, or not callable from the region', () => {
    const faultOf = (model: object, region = 'ap-northeast-2') => {
      const { error } = StageConfig.safeParse({ ...prod, region, model: { ...prod.model, ...model } });
      return error?.issues[0]?.message;
    };
    expect(faultOf({})).toBeUndefined();
    expect(faultOf({ write: 'apac.anthropic.claude-sonnet-4-20250514-v1:0' })).toMatch(/no model/);
    expect(faultOf({ write: 'jp.anthropic.claude-sonnet-5-5' })).toMatch(/not open to ap-northeast-2/);
    expect(faultOf({ write: 'jp.anthropic.claude-sonnet-5-5' }, 'ap-northeast-1')).toBeUndefined();
    expect(faultOf({ rerank: 'cohere.rerank-v3-5:0' })).toMatch(/ap-northeast-2 does not answer/);
  });

  it('refuse a search domain outside two zones, and unknown fields', () => {
    const search = { ...prod.search, dataNodes: 3 };
    expect(StageConfig.safeParse({ ...prod, search }).success).toBe(false);
    expect(StageConfig.safeParse({ ...prod, debug: true }).success).toBe(false);
  });
});

describe('the permissions of a service', () => {
  it('are exactly what its rows use and what the kernel needs', () => {
    for (const service of SERVICES) {
      const used = new Set([...rowsOf(service).flatMap(({ uses }) => uses), 'table.read', 'table.write']);
      for (const capability of capabilitiesOf(service)) expect(used).toContain(capability);
    }
  });

  it('include reading memberships and writing the audit log for named callers', () => {
    for (const service of SERVICES.filter((name) => rowsOf(name).some(({ audit }) => audit)))
      expect(capabilitiesOf(service)).toEqual(expect.arrayContaining(['table.read', 'table.write']));
  });

  it('allow streaming if a row has events', () => {
    expect(SERVICES.filter(streams)).toEqual(['questions', 'runs']);
  });
});

describe('inline scripts of a page', () => {
  it('are allowed by their hash; those with an address or data need none', () => {
    // Prepare
    const page = '<script>let a = 1;</script><script src="/a.js"></script><script type="application/json">{}</script>';

    // Act
    const hashes = inlineScripts(page);

    // Assess
    expect(hashes).toEqual(["'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='"]);
  });
});
