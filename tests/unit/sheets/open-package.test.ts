// Workbooks from before 2007, converted to the package that is edited and handed back.
import { utils, write } from '@e965/xlsx';
import { strFromU8 } from 'fflate';
import { expect, it } from 'vitest';
import { openPackage } from '#functions/sheets/open-package.ts';

it('states the depth of grouped columns only in the attribute that the format has', () => {
  const sheet = utils.aoa_to_sheet([['Question', 'Answer']]);
  sheet['!cols'] = [{ wch: 12 }, { wch: 20, level: 1 }];
  const book = utils.book_new(sheet, 'List');
  const bytes: Uint8Array = new Uint8Array(write(book, { type: 'array', bookType: 'xls' }));

  const part = openPackage({ filename: 'list.xls', bytes }).read('xl/worksheets/sheet1.xml');

  expect(strFromU8(part ?? new Uint8Array())).toMatch(/<col [^>]*min="2"[^>]* outlineLevel="1"/);
  expect(strFromU8(part ?? new Uint8Array())).not.toMatch(/ level=/);
});
