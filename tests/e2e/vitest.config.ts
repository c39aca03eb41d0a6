// The configuration of the browser tests: each file has its own stage, so that several run in parallel; files of one
// worker share a browser.
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest file first, or it runs alone at the end; the others by size. */
const LONGEST = 'looks.test.ts';
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => Number(b.moduleId.endsWith(LONGEST)) - Number(a.moduleId.endsWith(LONGEST)));
  }
}

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    globalSetup: ['tests/e2e/build-web.ts', 'tests/stage/seed-once.ts'],
    sequence: { sequencer: LongestFirst },
    // Three on two cores: a browser test waits much for the network of its page to rest. Four are no faster.
    maxWorkers: 3,
    // Of tests that say so.
    maxConcurrency: 3,
    // For what never ends: a wait is as long as a machine with much other work takes.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 240_000, interval: 100 } },
  },
});
