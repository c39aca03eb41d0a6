// The headline figures of a report.
import { describe, expect, it } from 'vitest';
import { withHeadline } from '#shared/report/headline.ts';
import type { Report } from '#shared/report/report.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

const numeric = true as const;
const reportOf = (...blocks: Report['sections'][number]['blocks']): Report => ({
  ...sampleReport('en'),
  sections: [{ id: 's', title: 'Results', status: 'done', blocks }],
});
const tilesOf = (report: Report) => {
  const [first] = withHeadline(report).sections[0]?.blocks ?? [];
  return first?.kind === 'figures' ? first.tiles : undefined;
};
const cells = (...texts: string[]) => texts.map((text) => ({ text, refs: [1] }));

describe('the headline of a report', () => {
  it('has the last year of its statements with the change from the year before', () => {
    const columns = [
      { label: 'Item' },
      ...['2024', '2025'].map((label) => ({ label, unit: 'KRW million', numeric })),
      { label: '2026E', unit: 'KRW million', numeric },
    ];
    const rows = [
      cells('Revenue', '365,120', '438,512', '519,837'),
      cells('Operating income', '42,354', '58,190', '68,982'),
    ];

    expect(tilesOf(reportOf({ kind: 'table', columns, rows }))).toMatchObject([
      {
        label: 'Revenue',
        value: '438,512',
        unit: 'KRW million',
        period: '2025',
        refs: [1],
        change: { text: '20.1%', direction: 'up' },
      },
      { label: 'Operating income', value: '58,190', change: { text: '37.4%', direction: 'up' } },
    ]);
  });

  it('has the value of a valuation', () => {
    const columns = [{ label: 'Item' }, { label: 'Perpetuity growth', unit: 'KRW million', numeric }];
    const rows = [cells('Revenue', '1'), cells('Enterprise value', '822,811'), cells('Equity value', '806,016')];

    expect(tilesOf(reportOf({ kind: 'table', columns, rows }))?.map(({ label, value }) => [label, value])).toEqual([
      ['Enterprise value', '822,811'],
      ['Equity value', '806,016'],
    ]);
  });

  it('is found in tables with units by row, before a table of steps', () => {
    const value = { kind: 'table' as const, columns: [{ label: 'Item' }, { label: 'Growth', numeric }] };
    const steps = { kind: 'table' as const, columns: [{ label: 'Item' }, { label: 'Start', numeric }] };
    const rows = [
      cells('Enterprise value (KRW million)', '822,811'),
      cells('Equity value (KRW million)', '806,016'),
      cells('Value per share (KRW)', '161,203'),
    ];

    const tiles = tilesOf(reportOf({ ...value, rows }, { ...steps, rows: [cells('Equity value', '0')] }));

    expect(tiles?.slice(0, 2)).toMatchObject([
      { label: 'Enterprise value', value: '822,811', unit: 'KRW million' },
      { label: 'Equity value', value: '806,016', unit: 'KRW million' },
    ]);
  });

  it('needs more than one figure, and yields to figures of the report itself', () => {
    const columns = [{ label: 'Item' }, { label: '2025', numeric }];
    const own = reportOf({ kind: 'figures', tiles: [{ label: 'Revenue', value: '1' }] });

    expect(tilesOf(reportOf({ kind: 'table', columns, rows: [cells('Revenue', '1')] }))).toBeUndefined();
    expect(withHeadline(own)).toBe(own);
  });
});
