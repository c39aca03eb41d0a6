// Starts the local stage on a free port with an empty data folder, as a new user would, and stops it afterwards.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bareEnv } from '../helpers/bare-env.ts';
import { INTEGRATIONS } from './recorded-services.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stageUrl: string;
  }
}

export default async (project: TestProject) => {
  const data = mkdtempSync(join(tmpdir(), 'footnote-e2e-'));
  const stage = spawn(process.execPath, ['infra/local/main.ts'], {
    env: { ...bareEnv(), PORT: '0', FOOTNOTE_DATA: data, FOOTNOTE_INTEGRATIONS: JSON.stringify(INTEGRATIONS) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    stage.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/localhost:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
    stage.on('exit', () => reject(new Error(`the stage did not start:\n${said}`)));
  });
  project.provide('stageUrl', url);
  return async () => {
    const gone = new Promise((resolve) => stage.on('exit', resolve));
    stage.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
};
