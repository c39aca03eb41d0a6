// The commands of infra/README.md, run as an engineer runs them, against what the engines reply for the account.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { CloudFormationClient, CreateStackCommand } from '@aws-sdk/client-cloudformation';
import type { EngineStage } from './stage.ts';
import { type StageTemplates, target } from './templates.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PREFIX = 'footnote-prod-';

/** Nothing but the outputs: what the templates make stands on the engines already. */
export const recordStacks = async (moto: string, templates: StageTemplates): Promise<void> => {
  const client = new CloudFormationClient(target(moto));
  const Resources = { Nothing: { Type: 'AWS::SNS::Topic' } };
  for (const stack of [...templates.stacks, 'CDKToolkit']) {
    const outputs = Object.entries(templates.outputs(stack));
    const Outputs = Object.fromEntries(outputs.map(([name, Value]) => [name, { Value }]));
    const StackName = stack === 'CDKToolkit' ? stack : `${PREFIX}${stack}`;
    await client.send(new CreateStackCommand({ StackName, TemplateBody: JSON.stringify({ Resources, Outputs }) }));
  }
};

type Account = { readonly concurrency: number; readonly sendsToAnybody: boolean; readonly health: 'Green' | 'Red' };

/** Three questions about an account that moto does not answer. */
export const accountServer = async (account: Account) => {
  const replies: readonly (readonly [RegExp, object])[] = [
    [/account-settings/, { AccountLimit: { ConcurrentExecutions: account.concurrency } }],
    [/email\/account/, { ProductionAccessEnabled: account.sendsToAnybody, SendingEnabled: true }],
    [/health/, { ClusterHealth: account.health, DataNodeCount: '2' }],
  ];
  const server = createServer((request, response) => {
    const [, reply] = replies.find(([path]) => path.test(request.url ?? '')) ?? [];
    response.writeHead(reply ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

type Ended = { readonly code: number | null; readonly output: string };

/** `npm run <command> -- <args>`, with the clients of the command pointed at the engines. */
export const operate = (
  { environment }: Pick<EngineStage, 'environment'>,
  command: 'preflight' | 'first-admin',
  args: readonly string[],
  account = '',
): Promise<Ended> =>
  new Promise((done) => {
    const env = {
      ...environment,
      PATH: process.env.PATH,
      AWS_ENDPOINT_URL_LAMBDA: account,
      AWS_ENDPOINT_URL_SESV2: account,
      AWS_ENDPOINT_URL_OPENSEARCH: account,
    };
    const options = args.flatMap((arg) => ['-c', arg]);
    const child = spawn(process.execPath, [`infra/operate/${command}.ts`, ...options], { cwd: ROOT, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += text.toString();
      });
    child.once('close', (code) => done({ code, output }));
  });
