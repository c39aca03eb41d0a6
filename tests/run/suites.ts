// The test suites: each is one run of vitest, with results from its report.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../helpers/chromium.ts';
import { seedFolder } from '../helpers/seeded-folder.ts';
import { bin, type Outcome, runLoudly, type Step } from './processes.ts';
import { type FailedTest, failedTestsOf, type Report, type SlowTest, slowTestsOf } from './report.ts';

const E2E_CONFIG = 'tests/e2e/vitest.config.ts';
const NO_TEST = 'no test failed: an error outside of every test, shown above as "Unhandled"';
const NOT_RUN: Outcome = { passed: 0, failed: 1 };

/** `scratch` is the folder of reports; `only` is a part of the paths of test files to run. */
type Options = {
  readonly scratch: string;
  readonly only: string | undefined;
  readonly slow: SlowTest[];
  readonly failures: FailedTest[];
  /** Runs at low priority, beside work that others wait for. */
  readonly isBackground?: boolean;
};

const suite = (
  title: string,
  args: readonly string[],
  { scratch, only, slow, failures, isBackground }: Options,
): Step => ({
  title,
  run: async () => {
    const path = join(scratch, `${title.replaceAll(/\W+/g, '-')}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
    const filter = only === undefined ? [] : [only, '--passWithNoTests'];
    const code = await runLoudly(bin('vitest'), ['run', ...filter, ...args, ...reporters], isBackground);
    try {
      const report: Report = JSON.parse(readFileSync(path, 'utf8'));
      slow.push(...slowTestsOf(report));
      const failedTests = failedTestsOf(report);
      if (code !== 0 && failedTests.length === 0) failures.push({ name: title, reason: NO_TEST });
      failures.push(...failedTests);
      return { passed: report.numPassedTests, failed: code === 0 ? 0 : Math.max(report.numFailedTests, 1) };
    } catch (error) {
      failures.push({ name: title, reason: String(error) });
      return NOT_RUN;
    }
  },
});

const UNIT = [
  '--project=unit-mocking',
  ...['unit', 'web', 'screens'].flatMap((name) => [`--project=${name}`, `--project=${name}-isolated`]),
];
export const unit = (options: Options): Step => suite('unit', UNIT, options);
/** All tests that run in Node. */
export const inNode = (options: Options): Step => suite('unit, contract, api, infra, stage', [], options);
/**
 * Two suites side by side: stage tests mostly wait for the stage, and leave the cores to others. The stage's parsers
 * have low priority and would get no time beside two workers.
 */
export const withoutStage = (options: Options): Step =>
  suite('unit, contract, api, infra', ['--project=!stage'], { ...options, isBackground: true });
export const stageAlone = (options: Options): Step => suite('stage', ['--project=stage', '--maxWorkers=1'], options);

/** Seeds once for the suites that start a stage; otherwise each of them seeds its own folder. */
export const seeding = (scratch: string): Step => ({
  title: 'the seeded folder',
  run: async () => {
    process.env.SEEDED_FOLDER = await seedFolder(join(scratch, 'seeded'));
    return { passed: 1, failed: 0 };
  },
});

const browser = (options: Options): Step => {
  const inChromium = suite('end to end in Chromium', ['--config', E2E_CONFIG], options);
  const run = async () => {
    if (await findChromium()) return inChromium.run();
    console.error(
      'No Chromium was found and none could be installed: set CHROMIUM to its path. The browser tests did not run.',
    );
    return NOT_RUN;
  };
  return { ...inChromium, run };
};

/** Its stage takes long to start, so it is skipped if none of its files is selected. */
export const browsers = (options: Options): readonly Step[] => {
  const files = globSync('tests/e2e/*.test.ts');
  return files.some((file) => file.includes(options.only ?? '')) ? [browser(options)] : [];
};
