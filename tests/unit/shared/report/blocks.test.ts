// What the block model accepts and refuses.
import { describe, expect, it } from 'vitest';
import { Answer, Block } from '#shared/report/blocks.ts';
import { answerReport, Report } from '#shared/report/report.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

const series = (name: string, value: number) => ({ name, values: [{ value }] });
const bars = (count: number, value = 1) => ({
  kind: 'chart',
  title: 'Revenue',
  chart: { type: 'bar', categories: ['2025'], series: Array.from({ length: count }, (_, i) => series(`s${i}`, value)) },
});

describe('the block model', () => {
  it.each(['ko', 'en', 'ja'] as const)('accepts a report with every kind of block in %s', (language) => {
    expect(Report.safeParse(sampleReport(language)).error).toBeUndefined();
  });

  it('accepts an answer as stored before charts existed', () => {
    const stored = {
      language: 'en',
      writer: { kind: 'offline', name: 'offline' },
      blocks: [
        { kind: 'text', sentences: [{ text: 'Revenue grew.', refs: [1], check: 'verified' }] },
        { kind: 'table', columns: [{ label: 'Item' }], rows: [[{ text: 'Revenue', refs: [1], check: 'verified' }]] },
      ],
      references: [],
      alsoRead: [],
      related: [],
    };

    const answer = Answer.parse(stored);

    expect(answer).toEqual(stored);
    expect(
      Report.safeParse(answerReport(answer, { title: 'Q', organisation: 'O', createdAt: '2026-11-21T00:00:00.000Z' }))
        .success,
    ).toBe(true);
  });

  it.each([
    ['more than six series', bars(7)],
    ['a value that is no number', bars(1, Number.NaN)],
    ['an infinite value', bars(1, Number.POSITIVE_INFINITY)],
    ['a date that does not exist', { kind: 'timeline', entries: [{ date: '2026-13', sentences: [] }] }],
    ['tiles without a tile', { kind: 'figures', tiles: [] }],
  ])('refuses %s', (_, block) => {
    expect(Block.safeParse(block).success).toBe(false);
  });
});
