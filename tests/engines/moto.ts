// moto: files, mail and accounts against its S3, SES and Cognito. Its DynamoDB looks at conditions and writes in two steps, so that parallel
// writers overtake each other: DynamoDB Local has the table. Needs Python 3 with venv.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFor, type Outcome, succeeds, suitesPass, whileRunning } from './engine.ts';

const VERSION = '5.2.5';
const ENGINE = `moto ${VERSION}`;
const PORT = 5894;
const SUITES = ['files', 'mail', 'accounts'];

const notRun = (detail: string): Outcome => ({ engine: ENGINE, state: 'not run', detail });

const fetchServer = (directory: string): boolean => {
  const python = join(directory, 'bin', 'python');
  if (existsSync(join(directory, 'bin', 'moto_server'))) return true;
  return (
    succeeds('python3', ['-m', 'venv', directory]) &&
    succeeds(python, ['-m', 'pip', 'install', '-q', `moto[server,s3,ses,cognitoidp]==${VERSION}`])
  );
};

export const run = async (): Promise<Outcome> => {
  if (!succeeds('python3', ['--version'])) return notRun('python3 is not installed');
  const cwd = cacheFor('moto');
  if (!fetchServer(cwd)) return notRun('its packages could not be fetched');
  const program = { command: join(cwd, 'bin', 'moto_server'), args: ['-p', String(PORT)], cwd };
  const endpoint = `http://127.0.0.1:${PORT}`;
  const passed = await whileRunning({ ...program, endpoint }, () => suitesPass(SUITES, endpoint));
  return { engine: ENGINE, state: passed ? 'passed' : 'failed', detail: SUITES.join(', ') };
};
