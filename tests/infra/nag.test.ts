// cdk-nag over both stages: nothing unacknowledged, every acknowledgement precise, and the pack itself alive.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type App, Stack, Validations } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { checkWithNag } from '#infra/constructs/nag.ts';
import { contract } from '#shared/contract/contract.ts';
import { build, configOf, newApp, STAGES } from './stage.ts';

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

/** A row without a token has two findings: no authoriser, and no user pool. */
const FOR_A_PUBLIC_ROW = 2;
const PUBLIC_ROWS = Object.values(contract).filter(({ rule }) => rule === 'public').length;
const FOR_THE_REST = 22;

describe('a stack that is bad on purpose', () => {
  it('is found out, so silence elsewhere means something', () => {
    // Prepare
    const app = newApp();
    new Bucket(new Stack(app, 'canary'), 'Open');

    // Act
    const found = findingsOf(app).map(({ rule }) => rule);

    // Assess
    expect(found).toContain('AwsSolutions-S10');
    expect(found).toContain('AwsSolutions-S1');
  });
});

describe.each(STAGES)('the stage %s', { timeout: 300_000 }, (stage) => {
  let accepted: Accepted[] = [];
  beforeAll(() => {
    accepted = acceptedIn(build(configOf(stage)).app);
  });

  it('has no finding of AwsSolutions, Serverless or CloudFormation itself that nobody has accepted', () => {
    expect(findingsOf(build(configOf(stage), { ownRules: true }).app)).toEqual([]);
  });

  it('accepts findings one by one, on one construct, with a reason that can be read', () => {
    expect(accepted.length).toBeGreaterThan(0);
    expect(accepted.length).toBeLessThanOrEqual(FOR_A_PUBLIC_ROW * PUBLIC_ROWS + FOR_THE_REST);
    for (const { id, reason, where } of accepted) {
      expect(reason.length, `${id} at ${where}`).toBeGreaterThanOrEqual(40);
      expect(id, `${where}: a wildcard rule is accepted for one resource only`).not.toMatch(/IAM[45]$/);
      expect(where, 'nothing is accepted for a whole stack').toContain('/');
    }
  });

  it('accepts nothing that is no longer found', () => {
    // Prepare
    const deaf = vi.spyOn(Validations.prototype, 'acknowledge').mockImplementation(() => {});

    // Act
    const found = findingsOf(build(configOf(stage)).app);
    deaf.mockRestore();

    // Assess
    const needed = ({ id, where }: Accepted) =>
      found.some(({ rule, where: at }) => `Annotation::${rule}` === id && `${at}/`.startsWith(`${where}/`));
    const idle = accepted.filter((each) => !needed(each)).map(({ id, where }) => `${id} at ${where}`);
    expect(idle).toEqual([]);
  });
});
