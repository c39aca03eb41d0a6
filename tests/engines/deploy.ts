// The README's deployment commands on moto: bootstrap, deploy, deploy again, destroy, for both stages. Resources that
// moto's CloudFormation cannot create are replaced by literals, and listed.
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { cacheFor, ended, type Outcome, type Program } from './engine.ts';
import { ACCOUNT, REGION, STAGES, type Synthesised } from './templates.ts';

const ENGINE = 'the commands of a deployment';
const CDK = resolve(import.meta.dirname, '../../node_modules/aws-cdk/bin/cdk');
/** The region of CloudFront's firewall. */
const EDGE_REGION = 'us-east-1';

type Run = (...args: string[]) => Promise<void>;

class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}

/** Prints the command as a person would enter it, and its output when it fails. */
const runner =
  (env: NodeJS.ProcessEnv): Run =>
  async (...args) => {
    const { status, stdout, stderr } = await ended(process.execPath, [CDK, ...args], { env });
    console.log(`  ${status === 0 ? 'ok' : 'FAILED'} cdk ${args.join(' ')}`);
    if (status !== 0) throw new CommandFailed(`cdk ${args[0]}: ${stderr || stdout}`);
  };

const Absent = z.record(z.string(), z.number());

/** Copies the templates without what moto cannot create, and counts the resources left out by type. */
const standIns = async (folder: string, python: string): Promise<Record<string, number>> => {
  const script = join(import.meta.dirname, 'stand_ins.py');
  const { stdout, stderr, status } = await ended(python, [script, folder]);
  if (status !== 0) throw new CommandFailed(stderr);
  return Absent.parse(JSON.parse(stdout));
};

type Deployment = { readonly stage: (typeof STAGES)[number]; readonly synthesised: string; readonly python: string };

const deploy = async ({ stage, synthesised, python }: Deployment, cdk: Run): Promise<void> => {
  const app = join(cacheFor('deploy'), stage);
  rmSync(app, { recursive: true, force: true });
  cpSync(synthesised, app, { recursive: true });
  const absent = Object.entries(await standIns(app, python)).map(([type, count]) => `${count} ${type}`);
  console.log(`  ${stage}, left out: ${absent.join(', ')}`);
  for (const region of stage === 'prod' ? [REGION, EDGE_REGION] : [REGION])
    await cdk('bootstrap', `aws://${ACCOUNT}/${region}`, '--app', app);
  // moto does not know exports of a change set, so stacks are created directly.
  const all = ['--all', '--app', app];
  await cdk('deploy', ...all, '--method=direct', '--require-approval', 'never');
  await cdk('deploy', ...all, '--method=direct', '--require-approval', 'never');
  if (stage === 'dev') await cdk('destroy', ...all, '--force');
};

export const run = async (folders: Synthesised, program: Program | string): Promise<Outcome> => {
  if (typeof program === 'string') return { engine: ENGINE, state: 'not run', detail: program };
  const cdk = runner({
    ...process.env,
    // moto accepts a template only from an address that names this host.
    AWS_ENDPOINT_URL: program.endpoint.replace('127.0.0.1', 'localhost'),
    AWS_ACCESS_KEY_ID: 'engine',
    AWS_SECRET_ACCESS_KEY: 'engine',
    AWS_REGION: REGION,
    AWS_EC2_METADATA_DISABLED: 'true',
  });
  const python = join(program.cwd, 'bin/python');
  try {
    for (const stage of STAGES) await deploy({ stage, synthesised: folders[stage], python }, cdk);
    return { engine: ENGINE, state: 'passed', detail: 'bootstrap, deploy twice, destroy' };
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return { engine: ENGINE, state: 'failed', detail: error.message };
  }
};
