// The findings of a preflight in an account, each with its remedy.
import type { Stack } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { DescribeDomainHealthCommand, OpenSearchClient } from '@aws-sdk/client-opensearch';
import { GetAccountCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { type Model, ModelFailed } from '#functions/ports/model.ts';
import { configFrom } from '#infra/config/load.ts';
import { concurrencyCheck, lineOf, mailCheck, modelChecks, searchCheck, stackChecks } from '#infra/operate/checks.ts';
import { givenIn } from '#infra/operate/options.ts';

const config = configFrom((name) => (name === 'stage' ? 'dev' : undefined));
const stack = (name: string, StackStatus: string) => ({ StackName: name, StackStatus }) as Stack;
const whole = ['data', 'identity', 'search', 'workflows', 'api', 'web', 'watch'].map((name) =>
  stack(`footnote-dev-${name}`, 'CREATE_COMPLETE'),
);
const toolkit = stack('CDKToolkit', 'UPDATE_COMPLETE');

it('reads settings like a deployment', () => {
  const given = givenIn(['-c', 'stage=prod', '--all', '-c', 'email=a@b.test']);
  expect([given('stage'), given('email'), given('domain')]).toEqual(['prod', 'a@b.test', undefined]);
  expect(() => configFrom(() => 'Dev')).toThrow('no stage "Dev": there are dev, prod');
});

it.each([
  ['AccessDeniedException', /use case form/],
  ['ResourceNotFoundException', /end of life/],
  ['ThrottlingException', /Service Quotas/],
])('returns what to do about a model that answers %s', async (name, todo) => {
  const failing: Model = {
    name: 'm',
    kind: 'model',
    dimensions: 1,
    embed: async () => [[1]],
    // biome-ignore lint/correctness/useYield: it is refused before the first piece
    write: async function* () {
      throw new ModelFailed(name);
    },
  };
  const [write, embed] = await modelChecks(failing, config);
  expect(write?.todo).toMatch(todo);
  expect(embed).toEqual({ about: `model ${config.model.embed}`, found: 'answers' });
});

it('requests a higher concurrency in a new account', async () => {
  const client = new LambdaClient({ region: 'eu-west-1' });
  mockClient(client)
    .on(GetAccountSettingsCommand)
    .resolvesOnce({ AccountLimit: { ConcurrentExecutions: 10 } })
    .resolves({ AccountLimit: { ConcurrentExecutions: 1000 } });
  expect((await concurrencyCheck(client)).todo).toContain('L-B99A9384');
  expect(await concurrencyCheck(client)).toEqual({ about: 'Lambda functions at once', found: '1000' });
});

it('reports that SES is in its sandbox, and where unsent emails are shown', async () => {
  const client = new SESv2Client({ region: 'eu-west-1' });
  mockClient(client).on(GetAccountCommand).resolves({ ProductionAccessEnabled: false, SendingEnabled: true });
  expect((await mailCheck(client, { ...config, mailFrom: 'a@b.test' })).found).toContain('sandbox');
  expect(await mailCheck(client, config)).toEqual({
    about: 'email',
    found: 'not sent: super admins read it at /admin/emails',
  });
});

it('has no finding for a complete stage, or for a prepared and empty account', () => {
  const todos = (stacks: readonly Stack[]) => stackChecks(stacks, config).filter(({ todo }) => todo);
  expect(todos([toolkit, ...whole])).toEqual([]);
  expect(todos([toolkit])).toEqual([]);
  expect(todos([])[0]?.todo).toContain('cdk bootstrap');
});

it('finds a deployment in progress, an incomplete stack, and one removed by hand', () => {
  const found = (index: number, status: string) =>
    stackChecks([toolkit, ...whole.with(index, stack('footnote-dev-search', status))], config).find(({ todo }) => todo);
  expect(found(2, 'UPDATE_IN_PROGRESS')?.todo).toContain('wait');
  expect(found(2, 'ROLLBACK_COMPLETE')?.todo).toContain(
    'delete-stack --stack-name footnote-dev-search --region ap-northeast-2',
  );
  const without = stackChecks([toolkit, ...whole.toSpliced(2, 1)], config).find(({ todo }) => todo);
  expect(without).toMatchObject({ about: 'stack footnote-dev-search', found: 'gone, though later ones are there' });
});

it('prints each passed check in one line, and the remedy below each failed one', () => {
  const well = { about: 'stack footnote-dev-web', found: 'CREATE_COMPLETE' };
  expect(lineOf(well)).toBe('ok    stack footnote-dev-web: CREATE_COMPLETE\n');
  expect(lineOf({ ...well, todo: 'Wait.' })).toBe('STOP  stack footnote-dev-web: CREATE_COMPLETE\n      Wait.\n');
});

it('checks the health of a search domain, if there is one', async () => {
  const client = new OpenSearchClient({ region: 'eu-west-1' });
  mockClient(client).on(DescribeDomainHealthCommand).resolves({ ClusterHealth: 'Yellow', DataNodeCount: '2' });
  expect(await searchCheck(client, undefined)).toEqual([]);
  expect((await searchCheck(client, 'domain'))[0]?.todo).toContain('green');
});
