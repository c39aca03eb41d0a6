// How a report describes the origin of its data.
import { describe, expect, it } from 'vitest';
import { assembled } from '#functions/domain/runs/report.ts';
import { FileMissing } from '#functions/ports/files.ts';
import type { RunRecord } from '#functions/store/runs.ts';
import type { Report } from '#shared/report/report.ts';
import { sentencesOf } from '#shared/report/visit.ts';

const RUN = {
  id: 'run_000000000001_0000000000000001',
  type: 'CompanyProfiling',
  name: 'Profile · Gaon',
  language: 'en',
  createdAt: '2026-10-01T00:00:00.000Z',
  organisation: 'Hanbit Partners',
  isSample: true,
  sections: [],
  sources: [],
};

/** A run whose sources have answered; `isSample` if a sample server provided some of the data. */
const reportWith = (isSample: boolean): Promise<Report> => {
  const run = {
    ...RUN,
    sources: [
      { source: 'FILES', outcome: 'ok', isSample: false },
      { source: 'DART', outcome: isSample ? 'ok' : 'empty', isSample },
    ],
  } as unknown as RunRecord;
  const files = { readAll: () => Promise.reject(new FileMissing('nothing is stored')) };
  return assembled(files, 'tenant', run);
};

describe('a report', () => {
  it('states that it contains sample data if a sample server returned some', async () => {
    expect((await reportWith(true)).isSample).toBe(true);
  });

  it('does not state it if sample servers returned nothing', async () => {
    expect((await reportWith(false)).isSample).toBeUndefined();
  });

  it('uses one style of Korean endings, whatever the documents use', async () => {
    const sentences = ['매출이 늘었다.', '이익도 늘었습니다.'].map((text) => ({
      text,
      refs: [],
      check: 'verified' as const,
    }));
    const stored = {
      section: { id: 'one', title: '요약', status: 'done', blocks: [{ kind: 'text', sentences }] },
      references: [],
      writer: { kind: 'offline', name: 'offline' },
    };
    const files = { readAll: async () => new TextEncoder().encode(JSON.stringify(stored)) };
    const section = { id: 'one', title: '요약', state: 'Done', written: 1 };
    const run = { ...RUN, language: 'ko', sections: [section] } as unknown as RunRecord;

    const { sections } = await assembled(files, 'tenant', run);

    const texts = sections.flatMap(({ blocks }) => blocks.flatMap(sentencesOf)).map(({ text }) => text);
    expect(texts).toEqual(['매출이 늘었습니다.', '이익도 늘었습니다.']);
  });
});
