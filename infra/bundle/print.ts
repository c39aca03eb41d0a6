// `node infra/bundle/print.ts`: bundles every Lambda entry and prints what each weighs.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle } from './bundle.ts';
import { entries } from './entries.ts';

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(0)} kB`.padStart(9);

for (const entry of entries()) {
  const file = join(bundle(entry, { withFiles: false }), 'index.mjs');
  process.stdout.write(`${kb(statSync(file).size)} ${kb(gzipSync(readFileSync(file)).length)} gz  ${entry}\n`);
}
