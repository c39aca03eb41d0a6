// What a report says of where its data come from.
import { describe, expect, it } from 'vitest';
import { assembled } from '#functions/domain/runs/report.ts';
import { FileMissing } from '#functions/ports/files.ts';
import type { RunRecord } from '#functions/store/runs.ts';
import type { Report } from '#shared/report/report.ts';

/** As a run is once its sources have answered; `isSample` where a sample server gave something. */
const reportWith = (isSample: boolean): Promise<Report> => {
  const run = {
    id: 'run_000000000001_0000000000000001',
    type: 'CompanyProfiling',
    name: 'Profile · Gaon',
    language: 'en',
    createdAt: '2026-10-01T00:00:00.000Z',
    organisation: 'Hanbit Partners',
    isSample: true,
    sections: [],
    sources: [
      { source: 'FILES', outcome: 'ok', isSample: false },
      { source: 'DART', outcome: isSample ? 'ok' : 'empty', isSample },
    ],
  } as unknown as RunRecord;
  const files = { readAll: () => Promise.reject(new FileMissing('nothing is stored')) };
  return assembled(files, 'tenant', run);
};

describe('a report', () => {
  it('says that it contains sample data where a sample server gave some', async () => {
    expect((await reportWith(true)).isSample).toBe(true);
  });

  it('does not where sample servers were asked and had nothing', async () => {
    expect((await reportWith(false)).isSample).toBeUndefined();
  });
});
