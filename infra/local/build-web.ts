// Builds the web app when its sources are newer than the last build.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === 'dist' || entry.name === 'node_modules') return [];
    return entry.isDirectory() ? files(path) : [path];
  });

/** Changes when any source changes: names, sizes and times, without reading the files. */
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

/** Returns the folder of the built app. */
export const buildWeb = async (root: string): Promise<string> => {
  const dist = join(root, 'web', 'dist');
  const stamp = join(dist, '.built-from');
  const now = fingerprint(root);
  if (last(stamp) === now) return dist;
  // Whatever started us (a test runner, say): people get React's production build.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ configFile: join(root, 'web', 'vite.config.ts'), logLevel: 'warn' });
  writeFileSync(stamp, now);
  return dist;
};
