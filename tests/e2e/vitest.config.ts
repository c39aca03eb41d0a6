// The configuration of the browser tests: a file has its own stage or shares one, so that several run in parallel;
// files of one worker share a browser.
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Longest first, because a long file would otherwise run alone at the end; the others follow by size. */
const LONGEST = ['looks', 'runs', 'keys', 'files', 'main-job', 'drives', 'shell', 'people'];
const placeOf = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at < 0 ? LONGEST.length : at;
};
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => placeOf(a) - placeOf(b));
  }
}

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    globalSetup: ['tests/e2e/build-web.ts', 'tests/stage/seed-once.ts', 'tests/e2e/shared-stage.ts'],
    sequence: { sequencer: LongestFirst },
    // Three workers on two cores, because a browser test often waits for the network. Four are no faster.
    maxWorkers: 3,
    // For tests marked as concurrent.
    maxConcurrency: 3,
    // Only a guard against hanging: a busy machine may need long.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 240_000, interval: 100 } },
  },
});
