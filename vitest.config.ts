// The tests that run in Node; type tests (tests/types) are tsc's, browser tests have a config of their own.
import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/**
 * Files of one worker share their modules and their process, so whoever replaces a module, a client or a global, and
 * whoever starts threads that run out of memory, gets a worker of its own.
 */
const NEEDS_ITS_OWN =
  /vi\.(?:mock|doMock|stubGlobal|stubEnv|useFakeTimers)\(|mockClient\(|globalThis\.\w+ = |(?:workerParser|threadPool)\(/;
const isolated = globSync('tests/**/*.test.{ts,tsx}').filter((file) => NEEDS_ITS_OWN.test(readFileSync(file, 'utf8')));
const isUnit = (file: string) => file.startsWith('tests/unit/');
const isScreen = (file: string) => file.startsWith('tests/screens/');

/** Tests with a project or a config of their own. */
const ELSEWHERE = ['unit', 'screens', 'stage', 'e2e', 'engines'].map((room) => `tests/${room}/**`);

type Settings = Omit<NonNullable<TestProjectInlineConfiguration['test']>, 'name'>;
const project = (name: string, test: Settings): TestProjectInlineConfiguration => ({
  extends: true,
  test: { ...test, name },
});
const shared = (name: string, { exclude = [], ...test }: Settings) =>
  project(name, { ...test, exclude: [...exclude, ...isolated], isolate: false });

export default defineConfig({
  test: {
    // The default leaves one core for watching; the test command has no other work. Three on two cores are no faster.
    maxWorkers: '100%',
    // Generous: what a test waits for comes late on a machine that has other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      shared('unit', { include: ['tests/unit/**/*.test.{ts,tsx}'], setupFiles: ['tests/helpers/first-passage.ts'] }),
      project('unit-isolated', { include: isolated.filter(isUnit) }),
      shared('node', { include: ['tests/**/*.test.{ts,tsx}'], exclude: ELSEWHERE }),
      project('node-isolated', { include: isolated.filter((file) => !isUnit(file) && !isScreen(file)) }),
      shared('screens', { include: ['tests/screens/**/*.test.tsx'], environment: 'happy-dom' }),
      project('screens-isolated', { include: isolated.filter(isScreen), environment: 'happy-dom' }),
      shared('stage', { include: ['tests/stage/**/*.test.ts'], globalSetup: ['tests/stage/seed-once.ts'] }),
    ],
  },
});
