// How long each Lambda bundle takes to load, beside a bundle that holds nothing but the DynamoDB client.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENVIRONMENT, RUNTIME } from '#tests/helpers/lambda-runtime.ts';
import { bundle } from '../bundle/bundle.ts';
import { entries } from '../bundle/entries.ts';
import { median } from './quantile.ts';
import type { Figure } from './table.ts';

const TRIES = 7;
const HELLO = 'infra/bench/hello-sdk.ts';

/** Milliseconds of the import alone, in a process of its own. */
const loadOnce = (file: string): number => {
  const code = `${RUNTIME}const began=performance.now();await import(${JSON.stringify(file)});process.stdout.write(String(performance.now()-began));process.exit(0)`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', env: ENVIRONMENT });
  const ms = Number(run.stdout);
  if (run.status !== 0 || !(ms > 0)) throw new Error(`${file} does not load: ${run.stderr.slice(-300)}`);
  return ms;
};
const loadMs = (file: string) => median(Array.from({ length: TRIES }, () => loadOnce(file)));

export const bundleFigures = async (): Promise<Figure[]> => {
  const out = mkdtempSync(join(tmpdir(), 'footnote-bundles-'));
  try {
    writeFileSync(join(out, 'package.json'), '{"type":"module"}');
    const measured = entries().filter((entry) => /functions\/(api|tasks)\//.test(entry));
    const folders = bundle([HELLO, ...measured], { out, withFiles: false });
    const fileOf = (entry: string) => join(folders.get(entry) ?? '', 'index.mjs');
    const hello = loadMs(fileOf(HELLO));
    return measured.map((entry) => {
      const file = fileOf(entry);
      const kb = Math.round(statSync(file).size / 1024);
      return {
        name: `load ${entry.replace(/^functions\/|\/index\.ts$/g, '')} (${kb} kB)`,
        value: loadMs(file),
        unit: 'ms',
        peer: { name: 'SDK-only hello', value: hello },
        target: { mostRatio: 1.5 },
      };
    });
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
};
