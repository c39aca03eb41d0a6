// Adding several workbooks at once.
import { expect, test } from 'vitest';
import { UPLOAD } from '#shared/model/upload.ts';
import { sendWorkbooks, siftWorkbooks } from '#web/features/spreadsheets/list/send-workbook.ts';

const named = (name: string, size = 1): File => Object.defineProperty(new File([], name), 'size', { value: size });

test('adds the others if one fails, and reports each failure with its reason', async () => {
  const lost = new Error('offline');
  const send = async ({ name }: File) => {
    if (name !== 'a.xlsx') throw lost;
    return `id of ${name}`;
  };
  const files = ['a.xlsx', 'b.xlsx', 'c.xls'].map((name) => named(name));
  expect(await sendWorkbooks(files, send)).toEqual({
    ids: ['id of a.xlsx'],
    refused: [
      { code: 'failed', filename: 'b.xlsx', error: lost },
      { code: 'failed', filename: 'c.xls', error: lost },
    ],
  });
});

test('reports each refused file: other types, and too large ones with size and maximum', () => {
  const large = UPLOAD.maxBytes + 1;
  const { accepted, refused } = siftWorkbooks([
    named('a.XLSX'),
    named('b.xls', large),
    named('c.xlsm'),
    named('d.xlsx', large),
  ]);
  expect(accepted.map(({ name }) => name)).toEqual(['a.XLSX']);
  expect(refused).toEqual([
    { code: 'notWorkbook', filename: 'c.xlsm' },
    { code: 'fileTooLarge', filename: 'b.xls', size: large, maxBytes: UPLOAD.maxBytes },
    { code: 'fileTooLarge', filename: 'd.xlsx', size: large, maxBytes: UPLOAD.maxBytes },
  ]);
});

test('reports workbooks above the maximum number instead of omitting them silently', () => {
  const many = Array.from({ length: UPLOAD.maxFiles + 1 }, (_, at) => named(`${at}.xlsx`));
  expect(siftWorkbooks(many)).toEqual({
    accepted: [],
    refused: [{ code: 'fileTooMany', count: UPLOAD.maxFiles + 1, maxFiles: UPLOAD.maxFiles }],
  });
});
