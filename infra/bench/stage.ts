// Starts a stage for measuring, signs a demo user in and calls the API.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { DEMO_PASSWORD } from '../local/people.ts';

export type BenchStage = {
  readonly url: string;
  /** Milliseconds from the start of the process to its line "ready". */
  readonly readyMs: number;
  stop(): Promise<void>;
};

export const dataFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

export const startStage = (folder: string): Promise<BenchStage> => {
  const began = performance.now();
  const child = spawn(process.execPath, ['infra/local/main.ts'], {
    env: { ...process.env, PORT: '0', FOOTNOTE_DATA: folder, FOOTNOTE_SAMPLE_WORK: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`the stage ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /http:\/\/localhost:\d+/.exec(chunk.toString())?.[0];
      if (!url) return;
      const stop = () =>
        new Promise<void>((done) => {
          child.removeAllListeners('exit');
          child.on('exit', () => done());
          child.kill('SIGTERM');
        });
      resolve({ url, readyMs: performance.now() - began, stop });
    });
  });
};

const Session = z.object({ data: z.object({ accessToken: z.string() }) });

/** Signs a member in and returns their headers. */
export const signIn = async (url: string, email: string): Promise<Record<string, string>> => {
  const reply = await fetch(`${url}/api/organization/member/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { data } = Session.parse(await reply.json());
  return { authorization: `Bearer ${data.accessToken}`, language: 'EN' };
};

const Workspaces = z.object({ data: z.object({ rows: z.array(z.object({ id: z.string() })) }) });

export const firstWorkspace = async (url: string, headers: Record<string, string>): Promise<string> => {
  const reply = await fetch(`${url}/api/v2/project?limit=100`, { headers });
  const [first] = Workspaces.parse(await reply.json()).data.rows;
  if (!first) throw new Error('the demo organisation has no workspace');
  return first.id;
};
