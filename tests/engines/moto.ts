// moto: its S3, SES and Cognito for files, mail and accounts, and its CloudFormation for stacks. Its DynamoDB checks
// conditions and writes in two steps, so that parallel writers overwrite each other; the table uses DynamoDB Local.
// Needs Python 3 with venv.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFor, type Program, succeeds } from './engine.ts';
import { ACCOUNT } from './templates.ts';

const VERSION = '5.2.5';
export const MOTO = `moto ${VERSION}`;
/** Separate ports for the journey and the deployments, because both create stacks of the same names. */
export const PORTS = { services: 5894, stacks: 5895 } as const;

const fetchServer = async (directory: string): Promise<boolean> => {
  const python = join(directory, 'bin', 'python');
  if (existsSync(join(directory, 'bin', 'moto_server'))) return true;
  return (
    (await succeeds('python3', ['-m', 'venv', directory])) &&
    (await succeeds(python, ['-m', 'pip', 'install', '-q', `moto[server,all]==${VERSION}`]))
  );
};

/** Returns the program, or the reason why it cannot run here. */
export const moto = async (port: number): Promise<Program | string> => {
  if (!(await succeeds('python3', ['--version']))) return 'python3 is not installed';
  const cwd = cacheFor('moto-all');
  if (!(await fetchServer(cwd))) return 'its packages could not be fetched';
  return {
    command: join(cwd, 'bin', 'moto_server'),
    args: ['-p', String(port)],
    cwd,
    endpoint: `http://127.0.0.1:${port}`,
    env: { MOTO_ACCOUNT_ID: ACCOUNT },
  };
};
