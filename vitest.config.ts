// Vitest for tests that run in Node; type tests (tests/types) are tsc's, browser tests have a config of their own.
import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/**
 * Files of one worker share their modules and their process, so whoever replaces a module, a client or a global, and
 * whoever starts threads that run out of memory, gets a worker of its own.
 */
const NEEDS_ITS_OWN =
  /vi\.(?:mock|doMock|stubGlobal|stubEnv|useFakeTimers)\(|globalThis\.\w+ = |(?:workerParser|threadPool)\(/;
/** A mocked client of AWS is mocked anew by whoever mocks it next: such files share workers with each other alone. */
const MOCKS_A_CLIENT = /mockClient\(/;
const texts = new Map(globSync('tests/**/*.test.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')]));
const having = (pattern: RegExp) => [...texts].flatMap(([file, text]) => (pattern.test(text) ? [file] : []));
const isolated = having(NEEDS_ITS_OWN);
const mocking = having(MOCKS_A_CLIENT).filter((file) => !isolated.includes(file));
const isScreen = (file: string) => file.startsWith('tests/screens/');
/** The web app is written for Vite: JSX, and lists of files by a pattern. */
const OF_THE_WEB_APP = ['tests/unit/web/**/*.test.{ts,tsx}'];
const isOfTheWebApp = (file: string) => file.startsWith('tests/unit/web/');
const isUnit = (file: string) => file.startsWith('tests/unit/') && !isOfTheWebApp(file);

/** Tests with a project or a config of their own. */
const ELSEWHERE = ['unit', 'screens', 'stage', 'e2e', 'engines'].map((room) => `tests/${room}/**`);

type Settings = Omit<NonNullable<TestProjectInlineConfiguration['test']>, 'name'>;
const project = (name: string, test: Settings): TestProjectInlineConfiguration => ({
  extends: true,
  test: { ...test, name },
});
const together = (name: string, test: Settings) => project(name, { ...test, isolate: false });
const shared = (name: string, { exclude = [], ...test }: Settings) =>
  together(name, { ...test, exclude: [...exclude, ...isolated, ...mocking] });
const SETUP = ['tests/helpers/first-passage.ts'];
/** As the stage runs them: Node strips the types and keeps what it compiled, where Vite rewrites each import and each use of it. */
const inNode = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const;
/** With the hook that `vi.mock` needs. */
const inNodeWithMocks = { experimental: { viteModuleRunner: false } } as const;

export default defineConfig({
  test: {
    // The default leaves one core for watching; the test command has no other work. Three on two cores are no faster.
    maxWorkers: '100%',
    // Generous: what a test waits for comes late on a machine that has other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      shared('unit', { ...inNode, include: ['tests/unit/**/*.test.ts'], exclude: OF_THE_WEB_APP, setupFiles: SETUP }),
      project('unit-isolated', { ...inNodeWithMocks, include: isolated.filter(isUnit) }),
      together('unit-mocking', { ...inNode, include: mocking.filter(isUnit), setupFiles: SETUP }),
      shared('web', { include: OF_THE_WEB_APP, setupFiles: SETUP }),
      project('web-isolated', { include: isolated.filter(isOfTheWebApp) }),
      shared('node', { ...inNode, include: ['tests/**/*.test.ts'], exclude: ELSEWHERE, setupFiles: SETUP }),
      project('node-isolated', {
        ...inNodeWithMocks,
        include: isolated.filter((file) => !file.startsWith('tests/unit/') && !isScreen(file)),
      }),
      together('node-mocking', { ...inNode, include: mocking.filter((file) => !isUnit(file)), setupFiles: SETUP }),
      shared('screens', { include: ['tests/screens/**/*.test.tsx'], environment: 'happy-dom' }),
      project('screens-isolated', { include: isolated.filter(isScreen), environment: 'happy-dom' }),
      shared('stage', {
        ...inNode,
        include: ['tests/stage/**/*.test.ts'],
        globalSetup: ['tests/stage/seed-once.ts'],
        // As long as MAX_WAIT_MS: what a stage does comes late beside other work.
        expect: { poll: { timeout: 600_000, interval: 100 } },
      }),
    ],
  },
});
