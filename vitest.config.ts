// The test projects that run in Node. The browser tests are driven by tests/e2e.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**', 'tests/engines/**'],
    testTimeout: 20_000,
    typecheck: { enabled: true, include: ['tests/types/**/*.test-d.ts'], checker: 'tsc' },
  },
});
