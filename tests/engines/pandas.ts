// pandas: recomputes the headline figures of three messy ledgers of 50,000 rows. Needs Python 3 with venv.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFor, type Outcome, succeeds, suitesPass } from './engine.ts';

const VERSION = '3.1.1';
const ENGINE = `pandas ${VERSION}`;
const SUITES = ['ledgers'];

const notRun = (detail: string): Outcome => ({ engine: ENGINE, state: 'not run', detail });

const fetchPandas = async (directory: string): Promise<boolean> => {
  if (existsSync(join(directory, 'installed'))) return true;
  const python = join(directory, 'bin', 'python');
  return (
    (await succeeds('python3', ['-m', 'venv', directory])) &&
    (await succeeds(python, ['-m', 'pip', 'install', '-q', `pandas==${VERSION}`])) &&
    (await succeeds('touch', [join(directory, 'installed')]))
  );
};

export const run = async (): Promise<Outcome> => {
  if (!(await succeeds('python3', ['--version']))) return notRun('python3 is not installed');
  const directory = cacheFor('pandas');
  if (!(await fetchPandas(directory))) return notRun('its packages could not be fetched');
  const passed = await suitesPass(SUITES, { FOOTNOTE_ENGINE: join(directory, 'bin', 'python') });
  return { engine: ENGINE, state: passed ? 'passed' : 'failed', detail: SUITES.join(', ') };
};
