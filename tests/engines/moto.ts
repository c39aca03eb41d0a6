// moto: files, mail and accounts against its S3, SES and Cognito, stacks against its CloudFormation. Its DynamoDB looks at
// conditions and writes in two steps, so that parallel writers overtake each other: DynamoDB Local has the table. Needs
// Python 3 with venv.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFor, type Outcome, type Program, succeeds, suitesPass, whileRunning } from './engine.ts';
import { ACCOUNT } from './templates.ts';

const VERSION = '5.2.5';
const ENGINE = `moto ${VERSION}`;
const PORT = 5894;
const SUITES = ['files', 'mail', 'accounts'];

const fetchServer = (directory: string): boolean => {
  const python = join(directory, 'bin', 'python');
  if (existsSync(join(directory, 'bin', 'moto_server'))) return true;
  return (
    succeeds('python3', ['-m', 'venv', directory]) &&
    succeeds(python, ['-m', 'pip', 'install', '-q', `moto[server,all]==${VERSION}`])
  );
};

/** Or why it cannot run here. */
export const moto = (): Program | string => {
  if (!succeeds('python3', ['--version'])) return 'python3 is not installed';
  const cwd = cacheFor('moto-all');
  if (!fetchServer(cwd)) return 'its packages could not be fetched';
  const endpoint = `http://127.0.0.1:${PORT}`;
  return {
    command: join(cwd, 'bin', 'moto_server'),
    args: ['-p', String(PORT)],
    cwd,
    endpoint,
    env: { MOTO_ACCOUNT_ID: ACCOUNT },
  };
};

export const run = async (): Promise<Outcome> => {
  const program = moto();
  if (typeof program === 'string') return { engine: ENGINE, state: 'not run', detail: program };
  const passed = await whileRunning(program, () => suitesPass(SUITES, { FOOTNOTE_ENGINE: program.endpoint }));
  return { engine: ENGINE, state: passed ? 'passed' : 'failed', detail: SUITES.join(', ') };
};
