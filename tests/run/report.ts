// Summarizes vitest's JSON report: passed tests, failures with their messages, slow tests.
import { relative } from 'node:path';

const SLOW_MS = 5000;
const MAX_NAMED = 15;
const MAX_REASON = 300;

export type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
};
export type SlowTest = { readonly ms: number; readonly name: string };
export type FailedTest = { readonly name: string; readonly reason: string };

const nameOf = (file: string, test: string) => `${relative(process.cwd(), file)}: ${test.trim()}`;
const reasonOf = (message: string) => message.trim().slice(0, MAX_REASON).trim();

export const slowTestsOf = ({ testResults }: Report): readonly SlowTest[] =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ duration }) => (duration ?? 0) >= SLOW_MS)
      .map(({ fullName, duration }) => ({ ms: duration ?? 0, name: nameOf(file, fullName) })),
  );

/** The failed tests, and the files that failed without one: they did not load, or one of their hooks threw. */
export const failedTestsOf = ({ testResults }: Report): readonly FailedTest[] =>
  testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0)
      return status === 'failed' ? [{ name: nameOf(file, '(the file)'), reason: reasonOf(message) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      name: nameOf(file, fullName),
      reason: reasonOf(failureMessages?.[0] ?? ''),
    }));
  });

export const printSlowest = (tests: readonly SlowTest[]): void => {
  if (tests.length === 0) return;
  console.log(`\nTests above ${SLOW_MS / 1000} s: ${tests.length}`);
  const slowest = [...tests].sort((a, b) => b.ms - a.ms).slice(0, MAX_NAMED);
  for (const { ms, name } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
};

/** Printed last, because readers look at the end of a long log. */
export const printFailed = (tests: readonly FailedTest[]): void => {
  if (tests.length === 0) return;
  console.log('\nFailed:');
  for (const { name, reason } of tests) console.log(`  ${name}\n    ${reason.replaceAll('\n', '\n    ')}`);
};
