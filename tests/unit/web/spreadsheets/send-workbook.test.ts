// Workbooks that are added at once.
import { expect, test } from 'vitest';
import { sendWorkbooks, siftWorkbooks } from '#web/features/spreadsheets/list/send-workbook.ts';

const named = (name: string) => new File([], name);

test('one that fails holds up none of the others, and its reason is told', async () => {
  const lost = new Error('offline');
  const send = async ({ name }: File) => {
    if (name === 'b.xlsx') throw lost;
    return `id of ${name}`;
  };
  const files = ['a.xlsx', 'b.xlsx', 'c.xls'].map(named);
  expect(await sendWorkbooks(files, send)).toEqual({ ids: ['id of a.xlsx', 'id of c.xls'], error: lost });
});

test('only workbooks come in', () => {
  const { accepted, refused } = siftWorkbooks(['a.XLSX', 'b.xls', 'c.xlsm', 'd.pdf'].map(named));
  expect(accepted.map(({ name }) => name)).toEqual(['a.XLSX', 'b.xls']);
  expect(refused.map(({ name }) => name)).toEqual(['c.xlsm', 'd.pdf']);
});
