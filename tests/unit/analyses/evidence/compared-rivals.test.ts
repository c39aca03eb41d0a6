// Companies that a paper on competitors sets side by side.
import { expect, it } from 'vitest';
import { comparedRivals } from '#functions/analyses/evidence/compared-rivals.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const rivalsIn = async (rows: readonly (readonly string[])[], document: string) => {
  const chunks = [tableChunk(rows, { document, section: '東北の硝子業 売上高と市場', language: 'ja' })];
  const context = contextFor({
    type: 'FindSimilarCompanies',
    inputs: { company: '白樺硝子株式会社' },
    language: 'ja',
    chunks,
  });
  return (await comparedRivals(context)).map(({ company }) => company.name);
};
const BY_COLUMN = [
  ['(百万円)', '蔵王硝子株式会社(仙台)', '津軽工芸硝子株式会社(弘前)', '中堅12社平均'],
  ['売上高', '6,840', '1,950', '3,410'],
  ['営業利益率', '4.1%', '-1.2%', '1.7%'],
];

it('are its columns or its rows, without the company itself', async () => {
  const byRow = [
    ['会社', '売上高(百万円)'],
    ['白樺硝子株式会社', '3,230'],
    ['蔵王硝子株式会社', '6,840'],
    ['津軽工芸硝子株式会社', '1,950'],
  ];
  expect(await rivalsIn(BY_COLUMN, '業界メモ_同業比較.html')).toEqual(['蔵王硝子株式会社', '津軽工芸硝子株式会社']);
  expect(await rivalsIn(byRow, '業界メモ_同業比較.html')).toEqual(['蔵王硝子株式会社', '津軽工芸硝子株式会社']);
});

it('are none in a paper on something else', async () => {
  expect(await rivalsIn(BY_COLUMN, '得意先一覧.html')).toEqual([]);
});
