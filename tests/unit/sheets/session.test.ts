// What an open workbook remembers between questions.
import { beforeAll, expect, it } from 'vitest';
import { openSession } from '#functions/sheets/session.ts';
import type { DraftCell } from '#shared/model/spreadsheet.ts';
import { madeWorkbook, withEngine } from '../../helpers/made-workbook.ts';

beforeAll(withEngine);

const changed = (by: string, input: string): DraftCell => ({ sheet: 0, row: 2, column: 2, input, version: 1, by });

it('shows the draft that was kept, not one of the same number that was refused', () => {
  const session = openSession({ filename: 'model.xlsx', bytes: madeWorkbook() });
  const draft = { version: 0, cells: [] };
  const kept = { version: 1, cells: [changed('a', '1000')] };
  const refused = { version: 1, cells: [changed('b', '7')] };
  session.edit({ draft, next: kept, edits: kept.cells });
  session.edit({ draft, next: refused, edits: refused.cells });

  const shown = session.rows({ draft: kept, sheet: 0, from: 2, to: 2 });

  const texts = shown?.rows.flatMap(({ cells }) => cells.map(({ text }) => text.trim()));
  expect(texts).toContain('1,000');
  expect(texts).toContain('1,100');
  session.free();
});
