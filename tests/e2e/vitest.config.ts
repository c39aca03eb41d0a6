// The browser tests: one after the other, against a stage of their own.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/stage.ts'],
    fileParallelism: false,
    // Of tests that say so: most of a screen's time is waiting for its network to rest.
    maxConcurrency: 3,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
