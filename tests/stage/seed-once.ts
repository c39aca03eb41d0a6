// Seeds and indexes one data folder before the stage and browser tests: each test file starts on a copy of it.
import { existsSync, renameSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { firstProject, makeFolder, removeFolder, settled, signIn, startStage } from '../helpers/real-stage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    seededFolder: string;
  }
}

const OWNERS = ['owner@hanbit.test', 'owner@kaede.test'];
const PATIENCE_MS = 300_000;

const seeded = async (): Promise<string> => {
  const folder = makeFolder();
  const stage = await startStage(folder);
  for (const email of OWNERS) {
    const owner = await signIn(stage, email);
    await settled(owner, await firstProject(owner), PATIENCE_MS);
  }
  await stage.stop();
  return folder;
};

/** The test command runs two suites over one folder: the first to come makes it, and the command removes it. */
const kept = process.env.SEEDED_FOLDER;

export default async (project: TestProject) => {
  if (kept && existsSync(kept)) {
    project.provide('seededFolder', kept);
    return;
  }
  const folder = await seeded();
  if (!kept) {
    project.provide('seededFolder', folder);
    return () => removeFolder(folder);
  }
  renameSync(folder, kept);
  project.provide('seededFolder', kept);
};
