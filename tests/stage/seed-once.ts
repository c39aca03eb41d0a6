// Seeds and indexes one data folder before the stage tests: each test file starts on a copy of it.
import type { TestProject } from 'vitest/node';
import { firstProject, makeFolder, removeFolder, settled, signIn, startStage } from '../helpers/real-stage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    seededFolder: string;
  }
}

const OWNERS = ['owner@hanbit.test', 'owner@kaede.test'];
const PATIENCE_MS = 300_000;

export default async (project: TestProject) => {
  const folder = makeFolder();
  const stage = await startStage(folder);
  for (const email of OWNERS) {
    const owner = await signIn(stage, email);
    await settled(owner, await firstProject(owner), PATIENCE_MS);
  }
  await stage.stop();
  project.provide('seededFolder', folder);
  return () => removeFolder(folder);
};
