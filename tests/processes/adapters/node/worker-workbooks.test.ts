// Workbooks in a worker: one that breaks the formula engine is shown as stored and does not affect the next.
import { afterAll, describe, expect, it } from 'vitest';
import { workerWorkbooks } from '#functions/adapters/node/worker-workbooks/worker-workbooks.ts';
import { madeWorkbook } from '#tests/helpers/made-workbook.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const NONE = { version: 0, cells: [] };
const source = (key: string, bytes: Uint8Array) => ({ key, filename: 'a.xlsx', bytes: async () => bytes });
const rows = (from: number, to: number, write: (row: number) => string) =>
  Array.from({ length: to - from + 1 }, (_, n) => `<row r="${from + n}">${write(from + n)}</row>`).join('');
/** A chain of formulas: each refers to the one below it. */
const CHAIN = madeWorkbook({
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows(1, 5_000, (row) => `<c r="A${row}"><f>A${row + 1}+1</f><v>${5_001 - row}</v></c>`)}</sheetData></worksheet>`,
});
const changed = (row: number, input: string) => {
  const edits = [{ sheet: 0, row, column: 2, input }];
  return { draft: NONE, edits, next: { version: 1, cells: edits.map((one) => ({ ...one, version: 1, by: 'U' })) } };
};

describe('workbooks in a worker', { timeout: 60_000 }, () => {
  const workbooks = workerWorkbooks({ memoryMb: 512, timeoutMs: 30_000 });
  afterAll(() => workbooks.close());

  it('shows, edits and counts as uncalculated what breaks the engine, and calculates the next workbook', async () => {
    // Act
    const chain = await workbooks.ask(source('chain', CHAIN), 'edit', changed(1, '=A1*2'));
    const next = await workbooks.ask(source('next', madeWorkbook()), 'edit', changed(2, '=100*10'));
    // Assess
    expect(chain).toMatchObject({ uncalculated: 5_001 });
    const texts = 'cells' in next ? next.cells.map(({ text }) => text.trim()) : [];
    expect(texts).toEqual(expect.arrayContaining(['1,000', '1,100', '5,200']));
  });

  it.each([
    ['longer than Excel takes', `="${'a'.repeat(8_200)}"`],
    ['nested too deep', `=${'SUM('.repeat(500)}1${')'.repeat(500)}`],
    ['of too many operators', `=${'1+'.repeat(4_000)}1`],
  ])('refuses a formula %s', async (_, input) => {
    const refused = await workbooks.ask(source('next', madeWorkbook()), 'edit', changed(20, input));
    expect(refused).toMatchObject({ refused: 'formula' });
  });

  it('ends an idle worker, and the next one rereads the workbook', async () => {
    // Prepare
    const idling = workerWorkbooks({ memoryMb: 512, timeoutMs: 30_000, idleMs: 200 });
    let reads = 0;
    const counted = {
      ...source('counted', madeWorkbook()),
      bytes: async () => {
        reads += 1;
        return madeWorkbook();
      },
    };
    const ask = () => idling.ask(counted, 'edit', changed(2, '=100*10'));
    // Act
    const first = await ask();
    const again = await ask();
    const readsWhileKept = reads;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const later = await ask();
    await idling.close();
    // Assess
    expect([readsWhileKept, reads]).toEqual([1, 2]);
    expect([again, later]).toEqual([first, first]);
  });
});
