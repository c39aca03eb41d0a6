// cdk-nag over both stages: every finding is accepted, every acceptance is precise, and the rule pack works.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type App, Stack, Validations } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { accept, checkWithNag } from '#infra/constructs/nag.ts';
import { contract } from '#shared/contract/contract.ts';
import { casesOf, countOf } from '../helpers/properties.ts';
import { build, configOf, newApp, type StageName } from './stage.ts';

type Finding = { readonly rule: string; readonly where: string };

const findingsOf = (app: App): Finding[] => {
  checkWithNag(app);
  try {
    app.synth();
  } catch (error) {
    if (!(error instanceof Error && /validation/i.test(`${error.name} ${error.message}`))) throw error;
  }
  const report = readdirSync(app.outdir).find((file) => file.endsWith('validation-report.json'));
  if (!report) throw new Error('cdk-nag wrote no report');
  const { pluginReports } = JSON.parse(readFileSync(join(app.outdir, report), 'utf8'));
  return pluginReports.flatMap(
    (plugin: { violations: { ruleName: string; violatingConstructs: { constructPath: string }[] }[] }) =>
      plugin.violations.flatMap(({ ruleName, violatingConstructs }) =>
        violatingConstructs.map(({ constructPath }) => ({ rule: ruleName, where: constructPath })),
      ),
  );
};

type Accepted = { readonly id: string; readonly reason: string; readonly where: string };

const acceptedIn = (app: App): Accepted[] =>
  app.node
    .findAll()
    .flatMap((construct) =>
      construct.node.metadata
        .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
        .flatMap(({ data }) =>
          Object.entries(data).map(([id, reason]) => ({ id, reason: String(reason), where: construct.node.path })),
        ),
    );

/** A route without a token has two findings: no authorizer, and no user pool. */
const FOR_A_PUBLIC_ROW = 2;
const PUBLIC_ROWS = Object.values(contract).filter(({ rule }) => rule === 'public').length;
const FOR_THE_REST = 24;

describe('a deliberately bad stack', () => {
  it('has findings, which proves that the rules run, except one that is accepted on one construct', () => {
    // Prepare
    const app = newApp();
    const canary = new Stack(app, 'canary');
    new Bucket(canary, 'Open');
    accept(new Bucket(canary, 'Accepted'), 'AwsSolutions-S10', 'Nothing is ever put into it, whatever the way to it.');

    // Act
    const found = findingsOf(app);

    // Assess
    const at = (wanted: string) => found.filter(({ rule }) => rule === wanted).map(({ where }) => where.split('/')[1]);
    expect(new Set(at('AwsSolutions-S10'))).toEqual(new Set(['Open']));
    expect(new Set(at('AwsSolutions-S1'))).toEqual(new Set(['Open', 'Accepted']));
  });
});

/** CloudFormation's own rules take as long as all others together. */
const WITH_OWN_RULES = countOf(0, 1) === 1;

/**
 * All findings while acceptances are withheld, and the accepted ones. Cached per stage, because the checks take long.
 */
const checked = (stage: StageName) => {
  const { acknowledge } = Validations.prototype;
  const withheld: (() => void)[] = [];
  const deaf = vi.spyOn(Validations.prototype, 'acknowledge').mockImplementation(function (
    this: Validations,
    ...rules
  ) {
    withheld.push(() => acknowledge.apply(this, rules));
  });
  try {
    const { app } = build(configOf(stage), { ownRules: WITH_OWN_RULES });
    const found = findingsOf(app);
    for (const record of withheld) record();
    return { found, accepted: acceptedIn(app) };
  } finally {
    deaf.mockRestore();
  }
};

const isFor = ({ rule, where: at }: Finding, { id, where }: Accepted) =>
  `Annotation::${rule}` === id && `${at}/`.startsWith(`${where}/`);

describe.each(casesOf<StageName>(['prod'], ['dev']))('the stage %s', { timeout: 300_000 }, (stage) => {
  let accepted: Accepted[] = [];
  let found: Finding[] = [];
  beforeAll(() => {
    ({ accepted, found } = checked(stage));
  }, 300_000);

  it('has no finding of AwsSolutions, Serverless or CloudFormation that is not accepted', () => {
    expect(found.filter((finding) => !accepted.some((each) => isFor(finding, each)))).toEqual([]);
  });

  it('accepts findings one by one, on one construct, with a readable reason', () => {
    expect(accepted.length).toBeGreaterThan(0);
    expect(accepted.length).toBeLessThanOrEqual(FOR_A_PUBLIC_ROW * PUBLIC_ROWS + FOR_THE_REST);
    for (const { id, reason, where } of accepted) {
      expect(reason.length, `${id} at ${where}`).toBeGreaterThanOrEqual(40);
      expect(id, `${where}: a wildcard rule is accepted for one resource only`).not.toMatch(/IAM[45]$/);
      expect(where, 'nothing is accepted for a whole stack').toContain('/');
    }
  });

  it('accepts no finding that no longer occurs', () => {
    const idle = accepted.filter((each) => !found.some((finding) => isFor(finding, each)));
    expect(idle.map(({ id, where }) => `${id} at ${where}`)).toEqual([]);
  });
});
