// The test command: every check in order, cheap ones first, and one closing line `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './helpers/chromium.ts';

const bin = (name: string) => `node_modules/.bin/${name}`;
const scratch = mkdtempSync(join(tmpdir(), 'footnote-tests-'));

const run = (command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });

type Outcome = { readonly passed: number; readonly failed: number };

const check =
  (command: string, ...args: string[]) =>
  async (): Promise<Outcome> =>
    (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const suite =
  (name: string, ...args: string[]) =>
  async (): Promise<Outcome> => {
    const report = join(scratch, `${name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await run(bin('vitest'), ['run', ...args, ...reporters]);
    try {
      const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
      return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
    } catch {
      return { passed: 0, failed: 1 };
    }
  };

const browser = async (): Promise<Outcome> => {
  if (await findChromium()) return suite('e2e', '--config', 'tests/e2e/vitest.config.ts')();
  console.error(
    'No Chromium was found and none could be installed: set CHROMIUM to its path. The browser tests did not run.',
  );
  return { passed: 0, failed: 1 };
};

const STEPS: readonly (readonly [string, () => Promise<Outcome>])[] = [
  ['format and lint', check(bin('biome'), 'check', '--error-on-warnings', '.')],
  ['types', check(bin('tsc'), '-p', '.')],
  [
    'import rules',
    check(
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.mjs',
      'shared',
      'functions',
      'infra',
      'state-machines',
      'web/src',
      'tests',
    ),
  ],
  ['unused code', check(bin('knip'))],
  ['generated files', check(process.execPath, 'infra/local/generate.ts', '--check')],
  ['unit, contract, api, infra', suite('node')],
  ['end to end in Chromium', browser],
];

const total = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const [title, step] of STEPS) {
  const began = Date.now();
  console.log(`\n── ${title}`);
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(title);
  console.log(`── ${title}: ${failed === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}
rmSync(scratch, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
