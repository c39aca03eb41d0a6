// The red-flag register in the exports of a list: a first section with evidence, a separate sheet, none without flags.
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { listReport } from '#functions/domain/checklists/list-report.ts';
import { rowsWorkbook } from '#functions/domain/checklists/rows-workbook.ts';
import type { ChecklistRecord } from '#functions/store/checklists.ts';
import { rowOf } from '../../../helpers/checklist-row.ts';

const AT = '2026-11-21T00:00:00.000Z';
const LIST = { name: 'List' } as ChecklistRecord;

const flagged = [
  rowOf(1, {}),
  rowOf(2, { status: 'redFlag', risk: { severity: 'manageable' } }),
  rowOf(3, { status: 'approved', risk: { severity: 'dealBreaker', effectOn: 'terms', effect: 'an indemnity' } }),
];

describe('the red-flag register', () => {
  it('opens the report with the most severe first, each with its evidence', () => {
    const { sections, references } = listReport(LIST, flagged, {
      language: 'en',
      createdAt: AT,
      organisation: 'Hanbit',
    });
    const [table] = sections[0]?.blocks ?? [];

    expect(sections.map(({ title }) => title)).toEqual(['Red-flag register', 'Legal']);
    expect(table?.kind === 'table' && table.rows.map((cells) => cells.map(({ text }) => text))).toEqual([
      ['Deal-breaker', 'Question 3?', 'Finding 3.', '', 'Terms: an indemnity', ''],
      ['Manageable', 'Question 2?', 'Finding 2.', '', '', ''],
    ]);
    expect(table?.kind === 'table' && table.rows.map(([, , finding]) => finding?.refs)).toEqual([[1], [2]]);
    expect(references.map(({ n, title }) => [n, title])).toEqual([
      [1, 'file 2'],
      [2, 'file 2'],
      [3, 'file 2'],
    ]);
  });

  it('is absent from the report of a list without red flags', () => {
    const { sections } = listReport(LIST, [rowOf(1, {})], { language: 'en', createdAt: AT, organisation: 'Hanbit' });

    expect(sections.map(({ title }) => title)).toEqual(['Legal']);
  });

  it('is a sheet of the workbook', async () => {
    const parts = unzipSync(await rowsWorkbook('List', flagged, 'en'));

    expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toContain('name="Red-flag register"');
  });
});
