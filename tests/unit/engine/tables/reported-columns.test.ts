// Columns named relative to the reported period have the right period.
import { describe, expect, it } from 'vitest';
import { readTable } from '#functions/engine/tables/read-table.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const periodsOf = (header: string[][], reported: string | undefined) =>
  readTable(
    tableChunk([...header, ['급여', ...(header.at(-1) ?? []).slice(1).map((_, n) => `${n + 1},000`)]], { reported }),
  ).columns.map(({ periods }) => periods);

describe('columns with the headers 당기 and 전기', () => {
  it.each([
    [['구분', '당기', '전기'], '2021', [['2021'], ['2020']]],
    [['구분', '당기말', '전기말', '전전기말'], '2021', [['2021'], ['2020'], ['2019']]],
    [['구분', '당반기', '전반기'], '2022H1', [['2022H1'], ['2021H1']]],
    [['구분', '당분기말', '전기말'], '2022Q3', [['2022Q3'], ['2021']]],
    [['구분', '당기', '전기'], '2022H1', [[], ['2021']]],
    [['구분', '당기순이익', '전기차'], '2021', [[], []]],
    [['구분', '당기', '전기'], undefined, [[], []]],
  ])('%s of a report on %s', (header, reported, periods) => {
    expect(periodsOf([header], reported)).toEqual(periods);
  });
  it('are a quarter if they cover three months of a half', () => {
    const header = [
      ['구분', '당반기', '당반기', '전반기', '전반기'],
      ['구분', '3개월', '누적', '3개월', '누적'],
    ];
    expect(periodsOf(header, '2022H1')).toEqual([['2022Q2', '2022H1'], ['2022H1'], ['2021Q2', '2021H1'], ['2021H1']]);
  });
  it('stay in order if the layout repeats the last of them', () => {
    const table = readTable(
      tableChunk(
        [
          ['', '구분', '당기', '전기', '전기', '전기'],
          ['임대료수익', '', '', '132,801', '', '147,104'],
          ['잡이익', '', '', '', '', '9,000'],
        ],
        { reported: '2021' },
      ),
    );
    expect(table.rows.map(({ values }) => values.map(({ column }) => column?.periods[0]))).toEqual([
      ['2021', '2020'],
      [undefined],
    ]);
  });
  it('have the date that a line above states for their term', () => {
    const header = [
      ['제 54 기 반기말 2022.06.30 현재'],
      ['제 53 기말 2021.12.31 현재'],
      ['', '제 54 기 반기말', '제 53 기말'],
    ];
    expect(periodsOf(header, undefined)).toEqual([
      ['2022H1', '#54H1', '2022-06-30'],
      ['2021', '#53'],
    ]);
  });
});
