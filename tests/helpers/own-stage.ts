// A stage for one test file, over a copy of the seeded folder: started before its tests, stopped and removed after
// them.
import { cpSync } from 'node:fs';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { makeFolder, removeFolder, type Stage, startStage } from './real-stage.ts';

/** Milliseconds; only a guard against hanging. A stage starts within seconds, on a busy machine within minutes. */
const TIMEOUT_MS = 900_000;

/** `settings` is called once, before the first start. */
export const ownStage = (settings: () => Promise<Record<string, string>> = async () => ({})) => {
  vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS });
  let folder = '';
  let env: Record<string, string> = {};
  let running: Stage | undefined;
  const start = async () => {
    running = await startStage(folder, env);
  };
  beforeAll(async () => {
    folder = makeFolder();
    cpSync(inject('seededFolder'), folder, { recursive: true });
    env = await settings();
    await start();
  });
  afterAll(async () => {
    await running?.stop();
    removeFolder(folder);
  });
  return {
    get folder() {
      return folder;
    },
    get stage(): Stage {
      if (!running) throw new Error('the stage has not been started');
      return running;
    },
    /** Starts a killed stage again over the same folder. */
    startAgain: start,
  };
};
