// Measuring questions with known answers: answered without a model, judged, nothing stored.
import { describe, expect, it } from 'vitest';
import { measure } from '#functions/domain/questions/measure.ts';
import { IndexWaking } from '#functions/ports/search-index.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { memoryIndex } from '#tests/helpers/memory-index.ts';

const AT = { tenant: 'hanbit', projectId: 'prj_000000000001' };
const STATEMENT = tableChunk(
  [
    ['(in millions)', '2025', '2024'],
    ['Total revenue', '2,487', '2,294'],
    ['Operating income', '299', '252'],
  ],
  {
    company: 'Northway',
    document: 'northway.pdf',
    periods: ['2025', '2024'],
    unit: 'in millions',
    section: 'Consolidated Statements of Income',
  },
);

const portsOver = (index = memoryIndex([STATEMENT])) => ({
  index,
  table: { query: async () => ({ items: [] }) },
  model: { dimensions: 1, embed: async (texts: readonly string[]) => texts.map(() => [1]) },
  clock: { now: () => 0 },
});

describe('measuring', () => {
  it('answers each question from the files and judges it by its page and figure', async () => {
    const rows = await measure(portsOver(), AT, [
      {
        question: 'What was the total revenue of Northway in 2025?',
        answer: '2,487',
        document: 'northway',
        pages: [1],
      },
      { question: 'What was the total revenue of Northway in 2025?', document: 'northway.pdf', pages: [9] },
    ]);

    expect(rows).toMatchObject([
      { isInFive: true, isCited: true, isExact: true, isWrong: false, cited: { document: 'northway.pdf', page: 1 } },
      { isInFive: false, isCited: false },
    ]);
    expect(rows[0]?.text).toContain('2,487');
  });

  it('ticks nothing if no file answers', async () => {
    const [row] = await measure(portsOver(memoryIndex([])), AT, [{ question: 'Who audits Northway?' }]);

    expect(row).toMatchObject({ isVerified: false, isWrong: false, namesMissing: true });
  });

  it('reports a failed search instead of counting the answer as blank', async () => {
    const failing = (error: Error) => ({
      ...memoryIndex([]),
      lexical: async () => {
        throw error;
      },
    });

    for (const error of [new IndexWaking(), new Error('no connection')])
      await expect(measure(portsOver(failing(error)), AT, [{ question: 'Revenue?' }])).rejects.toMatchObject({
        code: 'unavailable',
      });
  });
});
