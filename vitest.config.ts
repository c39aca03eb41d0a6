// The tests that run in Node; type tests (tests/types) are tsc's, browser tests have a config of their own.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**', 'tests/engines/**'],
    testTimeout: 20_000,
  },
});
