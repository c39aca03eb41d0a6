// Runs the daily screens in Firefox and WebKit, on a separate stage.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '#infra/local/build-web.ts';
import { firstWorkspace, type Stage, settled, signIn, sleep, startStage } from '../helpers/real-stage.ts';
import { findBrowsers, type Places } from './browsers/places.ts';
import { type Outcome, ROOT, suitesPass } from './engine.ts';

const NAMES = { firefox: 'Firefox', webkit: 'WebKit' } as const;
type Name = keyof Places;
const MISSING = 'it is not installed: apt-get install firefox-esr webkit2gtk-driver xvfb';

const POLL_MS = 500;

/** Waits until the sample files are indexed and a report is made: a question asked before finds nothing. */
const sampleIsReady = async (stage: Stage): Promise<void> => {
  const person = await signIn(stage, 'owner@hanbit.test');
  const projectId = await firstWorkspace(person);
  await settled(person, projectId);
  const reports = () => person.call('runs.list', { query: { projectId, status: 'Completed', limit: 1, offset: 0 } });
  while ((await reports()).count === 0) await sleep(POLL_MS);
};

/** Runs one browser over a separate stage with the sample work. */
export const browsers = async (name: Name): Promise<Outcome> => {
  const engine = NAMES[name];
  const place = (await findBrowsers())[name];
  if (!place) return { engine, state: 'not run', detail: MISSING };
  const folder = mkdtempSync(join(tmpdir(), 'footnote-browsers-'));
  await buildWeb(`${ROOT}/`);
  const stage = await startStage(folder, { FOOTNOTE_WEB: 'on', FOOTNOTE_SAMPLE_WORK: 'on' });
  try {
    await sampleIsReady(stage);
    const url = stage.url.replace('127.0.0.1', 'localhost');
    const passed = await suitesPass(['browsers'], { FOOTNOTE_ENGINE: JSON.stringify({ url, [name]: place }) });
    return { engine, state: passed ? 'passed' : 'failed', detail: 'the daily screens' };
  } finally {
    await stage.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
