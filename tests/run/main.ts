// The test command: runs static checks, then the suites, and prints one closing line `N passed, N failed`. `--check`
// runs only the static checks, `--unit` only the unit tests, `--only=PATTERN` the test files whose path contains it,
// and `--full` every case of the property, fuzz and credit tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKS, WEB_BUILD } from './checks.ts';
import type { Step } from './processes.ts';
import { type FailedTest, printFailed, printSlowest, type SlowTest } from './report.ts';
import { browsers, inNode, seeding, stageAlone, unit, withoutStage } from './suites.ts';

const { values: asked } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    unit: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
if (asked.full) process.env.TEST_COUNTS = 'full';

const scratch = mkdtempSync(join(tmpdir(), 'footnote-tests-'));
const slow: SlowTest[] = [];
const total = { passed: 0, failed: 0 };
const failures: FailedTest[] = [];

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const perform = async ({ title, run }: Step) => {
  const began = Date.now();
  const named = failures.length;
  const { passed, failed } = await run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0 && failures.length === named) failures.push({ name: title, reason: 'its output stands above' });
  console.log(`── ${title}: ${failed === 0 ? 'ok' : 'FAILED'} in ${seconds(began)}`);
};
const inOrder = async (steps: readonly Step[]) => {
  for (const step of steps) await perform(step);
};
const inLanes = (lanes: readonly (readonly Step[])[]) => Promise.all(lanes.map(inOrder));

const options = { scratch, only: asked.only, slow, failures };
const seed = seeding(scratch);
const began = Date.now();
if (asked.check) await inLanes(CHECKS);
else if (asked.unit) await inOrder([unit(options)]);
else if (asked.only !== undefined) await inOrder([inNode(options), ...browsers(options)]);
else {
  const [first = [], second = []] = CHECKS;
  await inLanes([
    [...first, withoutStage(options)],
    [...second, WEB_BUILD, seed, stageAlone(options)],
  ]);
  // Last, because a browser test waits too long for a stage on a shared core.
  await inOrder(browsers(options));
}

rmSync(scratch, { recursive: true, force: true });
printSlowest(slow);
printFailed(failures);
console.log(`\nIn ${seconds(began)}\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
