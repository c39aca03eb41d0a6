// Figures that two papers state differently.
import { describe, expect, it } from 'vitest';
import type { Block } from '#shared/report/blocks.ts';
import { besideFigures, differencesIn, withoutDifferences } from '#shared/report/differing-papers.ts';
import type { Section } from '#shared/report/report.ts';

const differing = (about: string, paper: string, instead: string, ref: number) => ({
  ...{ text: `${about} (${paper})`, refs: [ref], check: 'uncertain' as const },
  findings: [{ code: 'papersDiffer' as const, about, instead }],
});
const row = [
  ...[{ text: 'Revenue' }, { text: '2025' }],
  ...[differing('90.6', 'report', '41.2, accounts', 1), differing('41.2', 'accounts', '90.6, report', 2)],
];
const columns = row.map(() => ({ label: '' }));
const differences: Block = { kind: 'table', columns, rows: [row] };
const statement = (ref: number): Block => ({
  ...{ kind: 'table', columns: [{ label: 'Line' }, { label: '2025', numeric: true }] },
  rows: [[{ text: 'Revenue' }, { text: '90.6', refs: [ref], check: 'verified' }]],
});
const tile: Block = { kind: 'figures', tiles: [{ label: 'Revenue', value: '90.6', refs: [1], check: 'verified' }] };
const sentence = { text: 'The debt is 83%, the report says 58%.', refs: [3], check: 'verified' as const };
const said = { ...sentence, findings: [{ code: 'papersDiffer' as const, about: '83%', instead: '58%' }] };
const plain = { text: 'It grew.', refs: [3], check: 'verified' as const };
const prose: Block = { kind: 'list', ordered: false, items: [[said], [plain]] };
const section = (...blocks: Block[]): Section => ({ id: 's', title: 'S', status: 'done', blocks });

describe('figures that two papers state differently', () => {
  it('are named with both papers', () => {
    expect(differencesIn([section(statement(1), differences), section(prose)])).toEqual([
      'Revenue 2025: 90.6 (report) / 41.2 (accounts)',
      sentence.text,
    ]);
  });

  it('carry the other figure wherever the same passage is shown', () => {
    const [marked] = besideFigures([section(statement(1), tile, differences)]);
    const found = { check: 'uncertain', findings: [{ about: '90.6', instead: '41.2, accounts' }] };

    expect(marked?.blocks[0]).toMatchObject({ rows: [[{ text: 'Revenue' }, found]] });
    expect(marked?.blocks[1]).toMatchObject({ tiles: [found] });
    expect(besideFigures([section(statement(7), differences)])[0]?.blocks[0]).toEqual(statement(7));
  });

  it('are left out with what says so, and nothing else', () => {
    expect(withoutDifferences([statement(1), differences, prose])).toEqual([
      statement(1),
      { kind: 'list', ordered: false, items: [[plain]] },
    ]);
  });
});
