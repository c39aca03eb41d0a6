// Seeds the folder of stage and browser tests, or uses that of the test command.
import type { TestProject } from 'vitest/node';
import { makeFolder, removeFolder } from '../helpers/real-stage.ts';
import { seedFolder } from '../helpers/seeded-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    seededFolder: string;
  }
}

export default async (project: TestProject) => {
  const { SEEDED_FOLDER } = process.env;
  const folder = SEEDED_FOLDER ?? (await seedFolder(makeFolder()));
  project.provide('seededFolder', folder);
  if (SEEDED_FOLDER === undefined) return () => removeFolder(folder);
};
