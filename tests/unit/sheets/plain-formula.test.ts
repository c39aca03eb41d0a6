// Formulas that refer to tables or to other formulas by name reach the engine as cell references.
import { describe, expect, it } from 'vitest';
import type { Book, Sheet } from '#functions/sheets/book.ts';
import { plainFormulas } from '#functions/sheets/formula/plain.ts';

const sheet = (name: string, tables: Sheet['tables'] = []) => ({ name, tables }) as unknown as Sheet;
const book = {
  sheets: [
    sheet('Data', [
      {
        name: 'Sales',
        range: { left: 2, top: 3, right: 4, bottom: 9 },
        columns: ['Item', 'Unit  Price', "a]b'c"],
        heads: 1,
        totals: 1,
      },
    ]),
    sheet("Kim's"),
  ],
  names: [
    { name: 'rate', formula: 'Data!$A$1' },
    { name: 'total', formula: 'SUM(Sales[Unit Price])' },
    { name: 'total', formula: '7', sheet: 1 },
    { name: 'twice', formula: 'total*2' },
    { name: 'beside', formula: 'Data!B1' },
    { name: 'loop', formula: 'loop+loop' },
  ],
} as unknown as Book;
const plain = plainFormulas(book, ["'Data'", "'Kim''s'"]);
const inside = { sheet: 0, row: 5, column: 4 };
const beside = { sheet: 1, row: 1, column: 1 };

describe('a formula for the engine', () => {
  it.each([
    ['SUM(Sales[Item])', "SUM('Data'!$B$4:$B$8)"],
    ['SUM(sales[unit price])', "SUM('Data'!$C$4:$C$8)"],
    ["Sales[a']b''c]", "'Data'!$D$4:$D$8"],
    ['Sales[[#Totals],[Item]]', "'Data'!$B$9"],
    ['Sales[[#Headers],[#Data],[Item]:[Unit Price]]', "'Data'!$B$3:$C$8"],
    ['ROWS(Sales[#All])+ROWS(Sales[])', "ROWS('Data'!$B$3:$D$9)+ROWS('Data'!$B$4:$D$8)"],
    ['Sales[[#This Row],[Item]]', "'Data'!$B$5"],
    ['[@Item]*Sales[@[Unit Price]]', "'Data'!$B$5*'Data'!$C$5"],
    ['SUM(Sales[@[Item]:[Unit Price]])', "SUM('Data'!$B$5:$C$5)"],
    ['total*rate', "(SUM('Data'!$C$4:$C$8))*rate"],
    ['twice', "((SUM('Data'!$C$4:$C$8))*2)"],
    ["'Kim''s'!total", '(7)'],
    ['beside', '(Data!E5)'],
  ])('%s means %s', (formula, meant) => expect(plain(formula, inside)).toBe(meant));

  it('keeps text that is not a reference to a table or a name', () => {
    const kept = '"Sales[Item] total"&total()&[1]total!A1&Sales[Nothing]&Other[Item]&\'total\'!A1&totals&A1:B2';
    expect(plain(kept, inside)).toBe(kept);
  });

  it("prefers a sheet's own name, and finds no table row from outside the table", () => {
    expect(plain('total', beside)).toBe('(7)');
    expect(plain('Sales[@Item]', beside)).toBe('Sales[@Item]');
  });

  it('stops at names that refer to themselves', () => expect(plain('loop', inside).length).toBeLessThan(8_192));
});
