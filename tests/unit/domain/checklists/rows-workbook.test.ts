// A checklist as a workbook: one line per question, with the content of the screen.
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { rowsWorkbook } from '#functions/domain/checklists/rows-workbook.ts';
import { rowOf } from '../../../helpers/checklist-row.ts';

const textOf = async (...rows: Parameters<typeof rowOf>[1][]): Promise<string> => {
  const bytes = await rowsWorkbook(
    'List',
    rows.map((row, n) => rowOf(n + 1, row)),
    'en',
  );
  return Object.values(unzipSync(bytes))
    .map((part) => strFromU8(part))
    .join('\n');
};

describe('the verdict of a line', () => {
  it('is beside an answer that had to be chosen', async () => {
    expect(await textOf({ verdict: 'yes', vocabulary: ['Yes', 'No'] })).toContain('>Yes<');
  });

  it('is left out beside a figure, which "Yes" does not answer', async () => {
    expect(await textOf({ verdict: 'yes' })).not.toContain('>Yes<');
  });

  it('states that nothing was found', async () => {
    expect(await textOf({ verdict: 'notFound' })).toContain('>Not found<');
  });

  it('is left out where a person has answered what was not found', async () => {
    const human = { text: 'Kept in the vault.', by: { id: 'mem_1', name: 'Kim' }, at: '2026-01-01T00:00:00.000Z' };

    expect(await textOf({ verdict: 'notFound', human })).not.toContain('>Not found<');
  });
});
