// Tables in two halves side by side are read as one below the other, each line at its place in the text.
import { describe, expect, it } from 'vitest';
import { readLines } from '#functions/engine/tables/cells.ts';
import { readStatements } from '#functions/engine/tables/statements/read-statements.ts';

const SHEET = [
  '貸借対照表(2024年3月31日、単位:千円)',
  '資産\t金額\t負債・純資産\t金額',
  '現金及び預金\t486,200\t短期借入金\t280,000',
  '売掛金\t612,400\t長期借入金\t842,000',
  '土地\t441,000\t純資産\t417,600',
  '資産合計\t1,539,600\t負債・純資産合計\t1,539,600',
].join('\n');

describe('a table in two halves', () => {
  it('has the right half below the left', () => {
    const lines = readLines(SHEET).filter(({ values }) => values.length > 0);

    expect(lines.map(({ label, values }) => [label, ...values.map(({ text }) => text)])).toEqual([
      ['現金及び預金', '486,200'],
      ['売掛金', '612,400'],
      ['土地', '441,000'],
      ['資産合計', '1,539,600'],
      ['短期借入金', '280,000'],
      ['長期借入金', '842,000'],
      ['純資産', '417,600'],
      ['負債・純資産合計', '1,539,600'],
    ]);
    for (const { values, start, end } of lines)
      for (const { text, start: from, end: to } of values) {
        expect(SHEET.slice(from, to)).toBe(text);
        expect(from >= start && to <= end).toBe(true);
      }
  });

  it.each([
    ['two years with a change beside each', 'Item\tAmount\tShare\tAmount\na\t1,000\t10%\t900\nb\t2\t3\t4\nc\t5\t6\t7'],
    ['fewer rows than show it', '資産\t金額\t負債\t金額\n現金\t1,000\t借入金\t900'],
  ])('is not one with %s', (_, text) => {
    const [, first] = readLines(text);

    expect(first?.values.length).toBeGreaterThan(1);
  });
});

it('is a balance sheet of the day in its title', () => {
  const [sheet] = readStatements([
    {
      ...{ id: 'f#1', projectId: 'p', fileId: 'f', seq: 1, kind: 'table', text: SHEET },
      spans: [{ start: 0, end: SHEET.length, locator: { page: 1 } }],
      context: { document: 'report.html', periods: [], language: 'ja' },
    },
  ]);

  expect(sheet).toMatchObject({ kind: 'balance', scale: 3, columns: [{ period: '2024-03-31' }] });
  expect(sheet?.lines.find(({ concept }) => concept === 'longTermDebt')?.figures).toMatchObject([{ value: 842000 }]);
});
