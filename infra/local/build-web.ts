// Builds the web app if its sources are newer than the last build, in a child process, so that Vite's memory is freed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === 'dist' || entry.name === 'node_modules') return [];
    return entry.isDirectory() ? files(path) : [path];
  });

/** A hash of the names, sizes and times of the sources; their contents are not read. */
const fingerprint = (root: string): string => {
  const hash = createHash('sha256');
  for (const path of [...files(join(root, 'web')), ...files(join(root, 'shared')), join(root, 'package-lock.json')]) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

const last = (stamp: string): string | undefined => {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
};

/** The build printed what is wrong. */
export class WebBuildFailed extends Error {
  override readonly name = 'WebBuildFailed';
}

const runVite = (root: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const args = [vite, 'build', '--config', join(root, 'web', 'vite.config.ts'), '--logLevel', 'warn'];
    // The caller's NODE_ENV may be that of a test runner; people get React's production build.
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 2, 2] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new WebBuildFailed())));
  });

/** Returns the folder of the built app. */
export const buildWeb = async (root: string): Promise<string> => {
  const dist = join(root, 'web', 'dist');
  const stamp = join(dist, '.built-from');
  const now = fingerprint(root);
  if (last(stamp) === now) return dist;
  await runVite(root);
  writeFileSync(stamp, now);
  return dist;
};
