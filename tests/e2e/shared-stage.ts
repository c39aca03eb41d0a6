// Starts one stage for all browser tests that only add to the sample workspaces: each stage costs its start, and the
// threads that it keeps ready.
import { cpSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { makeFolder, removeFolder, startStage } from '../helpers/real-stage.ts';
import { INTEGRATIONS } from './recorded-services.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sharedStage: { readonly url: string; readonly folder: string };
  }
}

/** Normal priority, because beside several browsers a stage at low priority gets almost no time, and tests wait for it. */
export const SETTINGS = {
  FOOTNOTE_WEB: 'on',
  FOOTNOTE_PRIORITY: 'normal',
  FOOTNOTE_INTEGRATIONS: JSON.stringify(INTEGRATIONS),
};

export default async (project: TestProject) => {
  const folder = makeFolder();
  cpSync(project.getProvidedContext().seededFolder, folder, { recursive: true });
  const stage = await startStage(folder, SETTINGS);
  project.provide('sharedStage', { url: stage.url, folder });
  return async () => {
    await stage.stop();
    removeFolder(folder);
  };
};
