// Values of a table have the right column and period, whatever the layout of the header.
import { describe, expect, it } from 'vitest';
import { readTable } from '#functions/engine/tables/read-table.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const rowsOf = (rows: string[][], periods: string[] = []) =>
  readTable(tableChunk(rows, { periods })).rows.map((row) => [
    row.label,
    ...row.values.map((value) => [value.text, value.column?.periods[0]]),
  ]);

describe('readTable', () => {
  it('resolves fiscal terms by the line with their dates', () => {
    expect(
      rowsOf([
        ['제 53 기 2021.01.01 부터 2021.12.31 까지'],
        ['', '제 53 기', '제 52 기'],
        ['수익(매출액)', '279,604,799', '236,806,988'],
      ]),
    ).toEqual([['수익(매출액)', ['279,604,799', '2021'], ['236,806,988', '2020']]]);
  });
  it('returns no year if the lines of the header are not aligned', () => {
    expect(
      rowsOf([
        ['', '', '2022 年', '2023 年', ''],
        ['', '項目', '', '', '2024年度'],
        ['', '', '度', '度', ''],
        ['経常利益', '', '214', '168', '41'],
      ]),
    ).toEqual([['経常利益', ['214', undefined], ['168', undefined], ['41', undefined]]]);
  });
  it("resolves fiscal terms by the passage's context if no line does", () => {
    const [row] = rowsOf(
      [
        ['구 분', '제53기', '제52기'],
        ['매출액', '10', '9'],
      ],
      ['2020', '2021'],
    );
    expect(row).toEqual(['매출액', ['10', '2021'], ['9', '2020']]);
  });
  it('joins a header over two lines and skips a column of notes', () => {
    const rows = rowsOf([
      ['', '', 'Years Ended', 'Years Ended'],
      ['', 'Note', 'December 2, 2022', 'December 3, 2021'],
      ['Total revenue', '4', '$17,606', '$15,785'],
    ]);
    expect(rows[0]?.slice(-2)).toEqual([
      ['$17,606', '2022-12-02'],
      ['$15,785', '2021-12-03'],
    ]);
  });
  it('ignores the header of a label column if currency signs have their own cells', () => {
    const [row] = rowsOf([
      ['', 'Reference', '2024', '2023'],
      ['Revenue', '', '$', '17,606', '$', '15,785'],
    ]);
    expect(row?.slice(-2)).toEqual([
      ['17,606', '2024'],
      ['15,785', '2023'],
    ]);
  });
  it('reads a year printed with spaces between its digits', () => {
    const [row] = rowsOf([
      ['', '2019', '2 0 1 8'],
      ['Carryforward', '73,260', '57,768'],
    ]);
    expect(row).toEqual(['Carryforward', ['73,260', '2019'], ['57,768', '2018']]);
  });
  it.each(['None', 'N/A', 'nil', '해당 없음', '該当なし'])('reads %s as a value, not as a heading', (none) => {
    const table = readTable(
      tableChunk([
        ['Plan', '2024', '2023'],
        ['Dividend yield', none, none],
        ['Volatility', '27.4%', '33.5%'],
      ]),
    );
    expect(table.columns.map(({ about }) => about)).toEqual(['', '']);
  });
  it('does not read a unit below a year as a part of the company', () => {
    const table = readTable(
      tableChunk([
        ['', '30 June 2019', '30 June 2018'],
        ['', '$’000', '$’000'],
        ['EBITDA', '79,046', '63,954'],
      ]),
    );
    expect(table.columns.map(({ about }) => about)).toEqual(['', '']);
  });
  it("reads the words beside a heading's unit as the subject of the column", () => {
    const table = readTable(
      tableChunk([
        ['', '2024', '2024'],
        ['', 'Shares (in millions)', 'Amount (in millions)'],
        ['Repurchases', '39', '850'],
      ]),
    );
    expect(table.columns.map(({ about }) => about)).toEqual(['Shares (in millions)', '']);
  });
  it.each(['6,605千米ドル', '1,311MWh', '120トン', '340百万ドル'])('reads %s as a value', (text) => {
    expect(
      rowsOf([
        ['', '2024年度'],
        ['実績', text],
      ])[0],
    ).toEqual(['実績', [text, '2024']]);
  });
  it('does not read a unit over two of three columns as a heading', () => {
    const table = readTable(
      tableChunk([
        ['[배당지표]', '', '', '(단위 : 원)', '(단위 : 원)'],
        ['', '', '당기', '전기', '전전기'],
        ['', '', '제53기', '제52기', '제51기'],
        ['당기순이익', '', '30', '20', '10'],
      ]),
    );
    expect(table.rows[0]?.values.map(({ column }) => column?.about)).toEqual(['', '', '']);
  });
  it('assigns no column to values without a header', () => {
    expect(
      rowsOf([
        ['', '2022', '2021'],
        ['a', '1', '2', '3', '4', '5'],
      ])[0]?.[1],
    ).toEqual(['1', undefined]);
  });
  it('reads years in rows', () => {
    const table = readTable(
      tableChunk([
        ['', 'Revenue'],
        ['2021년', '100'],
        ['2020년', '90'],
      ]),
    );
    expect(table.rows.map((row) => row.periods)).toEqual([['2021'], ['2020']]);
  });

  it('finds the total above its parts if totals come first', () => {
    const chunk = tableChunk([
      ['', '2023', '2022'],
      ['유동부채', '100', '90'],
      ['충당부채', '10', '9'],
      ['비유동부채', '50', '40'],
      ['충당부채', '5', '4'],
      ['부채총계', '150', '130'],
      ['우발손실', '1', '2'],
    ]);
    expect(readTable(chunk).rows.map(({ group }) => group)).toEqual([
      '',
      '유동부채',
      '유동부채',
      '비유동부채',
      '비유동부채',
      '',
    ]);
  });
  it('finds no total above the following rows if totals come last', () => {
    const chunk = tableChunk([
      ['', '2023', '2022'],
      ['Cash', '100', '90'],
      ['Total current assets', '100', '90'],
      ['Goodwill', '10', '9'],
    ]);
    expect(readTable(chunk).rows.at(-1)?.group).toBe('');
  });
});
