// The tests that run in Node; type tests (tests/types) are tsc's, browser tests have a config of their own.
import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Files of one worker share their modules, so whoever replaces a module or a global gets a worker of its own. */
const REPLACES_SHARED = /vi\.(?:mock|doMock|stubGlobal|stubEnv|useFakeTimers)\(|globalThis\.\w+ = /;
const unit = globSync('tests/unit/**/*.test.{ts,tsx}');
const isolated = unit.filter((file) => REPLACES_SHARED.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    // The default leaves one core for watching; the test command has no other work.
    maxWorkers: '100%',
    // Generous: what a test waits for comes late on a machine that has other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], exclude: isolated, isolate: false },
      },
      { extends: true, test: { name: 'unit-isolated', include: isolated } },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/unit/**', 'tests/screens/**', 'tests/stage/**', 'tests/e2e/**', 'tests/engines/**'],
        },
      },
      { extends: true, test: { name: 'screens', include: ['tests/screens/**/*.test.tsx'], environment: 'happy-dom' } },
      {
        extends: true,
        test: { name: 'stage', include: ['tests/stage/**/*.test.ts'], globalSetup: ['tests/stage/seed-once.ts'] },
      },
    ],
  },
});
