// Runs the commands of infra/README.md like an engineer, against the engines' replies.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { CloudFormationClient, CreateStackCommand } from '@aws-sdk/client-cloudformation';
import type { EngineStage } from './stage.ts';
import { type StageTemplates, target } from './templates.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PREFIX = 'footnote-prod-';

/** The region of CloudFront's firewall. */
const EDGE_REGION = 'us-east-1';

/** Records only the outputs: the resources of the templates are on the engines already. */
export const recordStacks = async (moto: string, templates: StageTemplates): Promise<void> => {
  const here = new CloudFormationClient(target(moto));
  const edge = new CloudFormationClient({ ...target(moto), region: EDGE_REGION });
  const Resources = { Nothing: { Type: 'AWS::SNS::Topic' } };
  const places = [...templates.stacks, 'CDKToolkit'].map((stack) => ({
    stack,
    client: stack === 'edge' ? edge : here,
  }));
  for (const { stack, client } of [...places, { stack: 'CDKToolkit', client: edge }]) {
    const outputs = Object.entries(templates.outputs(stack));
    const Outputs = Object.fromEntries(outputs.map(([name, Value]) => [name, { Value }]));
    const StackName = stack === 'CDKToolkit' ? stack : `${PREFIX}${stack}`;
    await client.send(new CreateStackCommand({ StackName, TemplateBody: JSON.stringify({ Resources, Outputs }) }));
  }
};

type Account = {
  readonly concurrency: number;
  readonly sendsToAnybody: boolean;
  readonly health: 'Green' | 'Red';
  readonly certificate: 'ISSUED' | 'PENDING_VALIDATION';
  readonly firewalls: number;
};

export const READY: Account = {
  concurrency: 1000,
  sendsToAnybody: true,
  health: 'Green',
  certificate: 'ISSUED',
  firewalls: 0,
};
/** An account as AWS creates it. */
export const NEW: Account = {
  concurrency: 10,
  sendsToAnybody: false,
  health: 'Red',
  certificate: 'PENDING_VALIDATION',
  firewalls: 100,
};

/** Answers account requests that moto does not support, by path or name of the call. */
export const accountServer = async (account: Account) => {
  const replies: readonly (readonly [RegExp, object])[] = [
    [/account-settings/, { AccountLimit: { ConcurrentExecutions: account.concurrency } }],
    [/email\/account/, { ProductionAccessEnabled: account.sendsToAnybody, SendingEnabled: true }],
    [/health/, { ClusterHealth: account.health, DataNodeCount: '2' }],
    [/DescribeCertificate/, { Certificate: { Status: account.certificate, DomainName: 'app.footnote.example' } }],
    [/ListWebACLs/, { WebACLs: Array.from({ length: account.firewalls }, () => ({})) }],
  ];
  const server = createServer((request, response) => {
    const [, reply] =
      replies.find(([path]) => path.test(`${request.url} ${request.headers['x-amz-target'] ?? ''}`)) ?? [];
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

/** Runs `npm run <command> -- <args>` with its clients pointed at the engines. */
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
      AWS_ENDPOINT_URL_ACM: account,
      AWS_ENDPOINT_URL_WAFV2: account,
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
