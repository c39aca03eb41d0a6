// Names the tests that took long, so that a slow one is seen when it arrives.
import { relative } from 'node:path';

const SLOW_MS = 5000;
const MAX_NAMED = 15;

/** What is read of vitest's JSON report. */
export type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
};
export type SlowTest = { readonly ms: number; readonly name: string };

export const slowTestsOf = ({ testResults }: Report): readonly SlowTest[] =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ duration }) => (duration ?? 0) >= SLOW_MS)
      .map(({ fullName, duration }) => ({
        ms: duration ?? 0,
        name: `${relative(process.cwd(), file)}: ${fullName.trim()}`,
      })),
  );

export const printSlowest = (tests: readonly SlowTest[]): void => {
  if (tests.length === 0) return;
  console.log(`\nTests above ${SLOW_MS / 1000} s: ${tests.length}`);
  const slowest = [...tests].sort((a, b) => b.ms - a.ms).slice(0, MAX_NAMED);
  for (const { ms, name } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
};
