// Changes between two reports, and the credits that a run has used: rules that hold for all inputs.
import { describe, expect, it } from 'vitest';
import { changeOf, compareReports, numberIn, pointsOf } from '#functions/domain/runs/compare.ts';
import { usedCredits } from '#functions/domain/runs/used.ts';
import type { RunRecord } from '#functions/store/runs.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';
import { fc } from '#tests/helpers/properties.ts';

const AT = '2026-11-21T00:00:00.000Z';

const table = (revenue: string): Block => ({
  kind: 'table',
  caption: 'Income',
  columns: [{ label: '' }, { label: '2025', numeric: true }],
  rows: [
    [{ text: 'Revenue' }, { text: revenue }],
    [{ text: 'Costs' }, { text: '80' }],
  ],
});
const text = (...sentences: string[]): Block => ({
  kind: 'text',
  sentences: sentences.map((one) => ({ text: one, refs: [], check: 'verified' })),
});
const report = (sections: Record<string, Block[]>): Report => ({
  title: 'Gaon',
  organisation: 'Hanbit',
  language: 'en',
  createdAt: AT,
  writer: { kind: 'offline', name: 'offline' },
  sections: Object.entries(sections).map(([id, blocks]) => ({ id, title: id.toUpperCase(), blocks, status: 'done' })),
  references: [],
});

describe('two reports', () => {
  it('differ in figures first, with old and new values, then in sections and sentences', () => {
    const earlier = report({ income: [table('1,000')], risks: [text('Fuel.', 'Rates.')], old: [] });
    const later = report({ income: [table('1,250')], risks: [text('Fuel.', 'Strikes.')], fresh: [] });

    const { figures, added, gone, sentences } = compareReports(earlier, later);

    expect(figures).toEqual([
      {
        section: 'income',
        title: 'INCOME',
        label: 'Income · Revenue · 2025',
        before: '1,000',
        after: '1,250',
        change: 25,
        cause: 'computed',
      },
    ]);
    expect([added, gone]).toEqual([[{ section: 'fresh', title: 'FRESH' }], [{ section: 'old', title: 'OLD' }]]);
    expect(sentences).toEqual([{ section: 'risks', title: 'RISKS', added: ['Strikes.'], gone: ['Rates.'] }]);
  });

  it('do not read text as a figure only because it contains a number', () => {
    const named = (text: string): Report =>
      report({
        customers: [{ kind: 'table', columns: [{ label: '' }, { label: 'Note' }], rows: [[{ text: 'A' }, { text }]] }],
      });
    const countOf = (before: string, after: string) => compareReports(named(before), named(after)).figures.length;

    for (const [before, after] of [
      ['Customer 12', 'Customer 13'],
      ['3호 펀드', '4호 펀드'],
      ['2 Main Street', '3 Main Street'],
      ['2024-01-12', '2025-01-12'],
    ] as const)
      expect(countOf(before, after), before).toBe(0);
    for (const [before, after] of [
      ['5.3x (2024)', '5.4x (2025)'],
      ['△1,234', '1,234'],
      ['438,512백만원', '441,020백만원'],
      ['7 days', '9 days'],
    ] as const)
      expect(countOf(before, after), before).toBe(1);
  });

  it('name the document and page of each figure', () => {
    const cited = (revenue: string, title: string, page: number): Report => {
      const columns = [{ label: '' }, { label: '2025', numeric: true }];
      const rows = [[{ text: 'Revenue', refs: [1] }, { text: revenue }]];
      const reference = { n: 1, source: 'FILES' as const, title, locator: { page }, quote: '', retrievedAt: AT };
      return { ...report({ income: [{ kind: 'table', columns, rows }] }), references: [reference] };
    };

    const { figures } = compareReports(cited('1,000', 'draft.pdf', 3), cited('1,250', 'audited.pdf', 5));

    expect(figures).toMatchObject([{ sourceBefore: 'draft.pdf, p. 3', sourceAfter: 'audited.pdf, p. 5' }]);
  });

  it('are equal without a change', () => {
    const one = report({ income: [table('1,000')], risks: [text('Fuel.')] });

    expect(compareReports(one, one)).toEqual({ figures: [], added: [], gone: [], sentences: [] });
  });
});

describe('a change of a figure', () => {
  it.each([
    ['△1,234', -1234],
    ['(5.6)', -5.6],
    ['12.3%', 12.3],
    ['-7', -7],
    ['n.m.', undefined],
    ['2 to 3', undefined],
  ])('reads %s', (shown, value) => {
    expect(numberIn(shown)).toBe(value);
  });

  it('is in percent of the earlier figure, and is left out after a change of sign or from zero', () => {
    expect(changeOf('100', '90')).toBe(-10);
    expect(changeOf('△100', '△50')).toBe(50);
    expect(changeOf('0', '5')).toBeUndefined();
    expect(changeOf('△5', '5')).toBeUndefined();
    expect([pointsOf('14.5%', '15.8%'), pointsOf('-2.0%', '1.5%'), pointsOf('14.5', '15.8%')]).toEqual([
      1.3,
      3.5,
      undefined,
    ]);
  });
});

describe('the credits of a run', () => {
  const states = ['Waiting', 'Writing', 'Done', 'NeedsModel', 'Failed', 'LeftOut'] as const;
  const run = (sections: readonly (typeof states)[number][], amount: number) =>
    ({
      held: { about: 'run', amount },
      sections: sections.map((state, i) => ({ id: `s${i}`, title: '', state, written: 0 })),
      attempt: 1,
    }) as unknown as RunRecord;

  it('are never more than reserved: zero for nothing, all for a complete report', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...states), { maxLength: 20 }),
        fc.integer({ min: 0, max: 500 }),
        (all, amount) => {
          const used = usedCredits(run(all, amount));
          const written = all.filter((state) => state === 'Done' || state === 'NeedsModel').length;
          const on = all.filter((state) => state !== 'LeftOut').length;
          expect(used).toBeGreaterThanOrEqual(0);
          expect(used).toBeLessThanOrEqual(amount);
          if (written === 0) expect(used).toBe(0);
          if (written === on && on > 0) expect(used).toBe(amount);
        },
      ),
    );
  });

  it('are by the sections that found something, zero if none did', () => {
    const found = (isEmpty: boolean[]): RunRecord =>
      ({
        ...run(
          isEmpty.map(() => 'Done'),
          40,
        ),
        sections: isEmpty.map((one, i) => ({ id: `s${i}`, title: '', state: 'Done', written: 1, isEmpty: one })),
      }) as RunRecord;

    expect(usedCredits(found([true, true]))).toBe(0);
    expect(usedCredits(found([true, false]))).toBe(20);
    expect(usedCredits(found([false, false]))).toBe(40);
  });
});
