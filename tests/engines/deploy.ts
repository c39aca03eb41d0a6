// The README's commands of a deployment on moto: bootstrap, deploy, deploy once more, destroy, for both stages. What
// moto's CloudFormation cannot make is a literal there, and named.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { cacheFor, type Outcome, type Program, whileRunning } from './engine.ts';
import { moto } from './moto.ts';
import { ACCOUNT, REGION, synthesise } from './templates.ts';

const ENGINE = 'the commands of a deployment';
const CDK = resolve(import.meta.dirname, '../../node_modules/aws-cdk/bin/cdk');
/** CloudFront takes its firewall from there. */
const EDGE_REGION = 'us-east-1';

type Run = (...args: string[]) => void;

class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}

/** Prints the command as a person would enter it, and what it said when it fails. */
const runner =
  (env: NodeJS.ProcessEnv): Run =>
  (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [CDK, ...args], { env, encoding: 'utf8' });
    console.log(`  ${status === 0 ? 'ok' : 'FAILED'} cdk ${args.join(' ')}`);
    if (status !== 0) throw new CommandFailed(`cdk ${args[0]}: ${stderr || stdout}`);
  };

const Absent = z.record(z.string(), z.number());

/** A copy of the templates that moto can make, and how many resources of which types it leaves out. */
const standIns = (folder: string, python: string): Record<string, number> => {
  const script = join(import.meta.dirname, 'stand_ins.py');
  const { stdout, stderr, status } = spawnSync(python, [script, folder], { encoding: 'utf8' });
  if (status !== 0) throw new CommandFailed(stderr);
  return Absent.parse(JSON.parse(stdout));
};

const deploy = (stage: 'dev' | 'prod', cdk: Run, python: string): void => {
  const made = synthesise(stage);
  if (!made) throw new CommandFailed(`${stage} is not synthesised`);
  const app = join(cacheFor('deploy'), stage);
  rmSync(app, { recursive: true, force: true });
  cpSync(made, app, { recursive: true });
  const absent = Object.entries(standIns(app, python)).map(([type, count]) => `${count} ${type}`);
  console.log(`  ${stage}, left out: ${absent.join(', ')}`);
  for (const region of stage === 'prod' ? [REGION, EDGE_REGION] : [REGION])
    cdk('bootstrap', `aws://${ACCOUNT}/${region}`, '--app', app);
  // Exports of a change set are unknown to moto, so stacks are made directly.
  const all = ['--all', '--app', app];
  cdk('deploy', ...all, '--method=direct', '--require-approval', 'never');
  cdk('deploy', ...all, '--method=direct', '--require-approval', 'never');
  if (stage === 'dev') cdk('destroy', ...all, '--force');
};

const deployBoth = ({ cwd, endpoint }: Program): void => {
  const cdk = runner({
    ...process.env,
    // moto takes a template from an address that names this host.
    AWS_ENDPOINT_URL: endpoint.replace('127.0.0.1', 'localhost'),
    AWS_ACCESS_KEY_ID: 'engine',
    AWS_SECRET_ACCESS_KEY: 'engine',
    AWS_REGION: REGION,
    AWS_EC2_METADATA_DISABLED: 'true',
  });
  for (const stage of ['dev', 'prod'] as const) deploy(stage, cdk, join(cwd, 'bin/python'));
};

export const run = async (): Promise<Outcome> => {
  const program = moto();
  if (typeof program === 'string') return { engine: ENGINE, state: 'not run', detail: program };
  try {
    await whileRunning(program, () => deployBoth(program));
    return { engine: ENGINE, state: 'passed', detail: 'bootstrap, deploy twice, destroy' };
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return { engine: ENGINE, state: 'failed', detail: error.message };
  }
};
