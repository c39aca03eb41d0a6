// Starting and stopping: one clear line for an error that a person can fix, and a clean exit, even if it is requested
// several times.
import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAMPLES } from '#infra/local/samples/manifest.ts';
import {
  firstWorkspace,
  launch,
  MAX_WAIT_MS,
  makeFolder,
  removeFolder,
  rowsOf,
  signIn,
  sleep,
  startStage,
} from '../helpers/real-stage.ts';

vi.setConfig({ testTimeout: MAX_WAIT_MS, hookTimeout: MAX_WAIT_MS });

let folder: string;
beforeEach(() => {
  folder = makeFolder();
  return () => removeFolder(folder);
});

describe('starting and ending a stage', () => {
  let ended: { readonly code: number | string; readonly said: string; readonly at: string };
  beforeAll(async () => {
    const at = makeFolder();
    chmodSync(at, 0o755);
    const stage = await startStage(at);
    stage.signal('SIGTERM');
    stage.signal('SIGINT');
    await sleep(5);
    stage.signal('SIGTERM');
    ended = { code: await stage.ended, said: stage.said(), at };
    return () => removeFolder(at);
  });

  it('exits once, with code 0 and without output, however often it is asked to', () => {
    expect(ended.code).toBe(0);
    expect(ended.said).not.toMatch(/error|at .*\.ts:/i);
  });

  it('makes its data readable only for the account that runs it, even in a folder open to others', () => {
    const kept = readdirSync(ended.at, { recursive: true, encoding: 'utf8' });

    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((path) => (statSync(join(ended.at, path)).mode & 0o077) !== 0)).toEqual([]);
  });
});

describe('errors that a person can fix', () => {
  const linesOf = async (env: Record<string, string>, at = folder) => {
    const { ended, said } = launch(at, env);
    return { code: await ended, lines: said().trim().split('\n') };
  };

  it('names the taken port and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.on('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;

    const { code, lines } = await linesOf({ PORT: String(port) });
    other.close();

    expect(code).toBe(1);
    expect(lines).toEqual([`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`]);
  });

  it.each([{ PORT: 'abc' }, { MODEL_BASE_URL: 'not an address' }])('names the wrong setting: %j', async (env) => {
    const { code, lines } = await linesOf(env);

    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(Object.keys(env)[0]);
  });

  it('reports that the data folder is a file', async () => {
    const path = join(folder, 'file');
    writeFileSync(path, '');

    const { code, lines } = await linesOf({}, join(path, 'data'));

    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('cannot be used');
  });
});

describe('an interrupted first start', () => {
  let stop: () => Promise<unknown> = async () => undefined;
  afterEach(() => stop());

  it('is completed by the next one, without duplicates or changes to other files', async () => {
    writeFileSync(join(folder, 'somebody-elses.txt'), 'mine');
    const { child, ended } = launch(folder);
    await expect.poll(() => existsSync(join(folder, 'filling')), { interval: 2 }).toBe(true);
    child.kill('SIGKILL');
    await ended;
    expect(readdirSync(folder)).toContain('filling');

    const stage = await startStage(folder);
    stop = stage.stop;
    const person = await signIn(stage, 'member@hanbit.test');

    expect((await person.call('projects.list')).count).toBe(1);
    const rows = async () => rowsOf(person, await firstWorkspace(person));
    expect(await rows()).toHaveLength(SAMPLES[0]?.files.length ?? 0);
    await expect.poll(async () => (await rows()).some(({ status }) => status === 'Done')).toBe(true);
    expect(readdirSync(folder)).toContain('somebody-elses.txt');
    expect(readdirSync(folder)).not.toContain('filling');
  });
});
