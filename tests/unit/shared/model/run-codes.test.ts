// The specification's codes for the statuses of a run.
import { describe, expect, it } from 'vitest';
import { statusCodes } from '#shared/model/run-codes.ts';

describe('the codes of a run', () => {
  it.each([
    ['InProgress', { loadingState: 1 }],
    ['AwaitingStructure', { loadingState: 1 }],
    ['Completed', { loadingState: 2, resultCode: 2 }],
    ['Failed', { loadingState: 3, resultCode: 3 }],
    ['Stopped', { loadingState: 2 }],
  ] as const)('follow from the status %s', (status, codes) => {
    expect(statusCodes(status)).toEqual(codes);
  });
});
