// Sums, differences, shares and directions asked of statements, in three languages, over made-up companies.
import { describe, expect, it } from 'vitest';
import { directionWord, findDirection } from '#functions/engine/understand/kinds/directions.ts';
import { bracketFormula, withoutBrackets } from '#functions/engine/understand/measures/ratios/bracket-formula.ts';
import { findRatios } from '#functions/engine/understand/measures/ratios.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 0, 1);
const answerTo = async (question: string, chunks: readonly Chunk[]) =>
  tickedIn(await askOffline(question, chunks, { now: NOW }));

const TANBO = {
  company: '丹波製薬株式会社',
  document: 'tanbo.html',
  language: 'ja',
  unit: '（単位：百万円）',
} as const;
const japanese = [
  tableChunk(
    [
      ['', '2024年3月期', '2023年3月期'],
      ['売上高', '80,000', '84,000'],
      ['売上原価', '50,000', '51,000'],
      ['経常利益', '6,400', '5,040'],
    ],
    { ...TANBO, section: '連結損益計算書', periods: ['2024-03', '2023-03'] },
  ),
  tableChunk(
    [
      ['項目', '金額(百万円)'],
      ['流動資産', '30,000'],
      ['固定資産', '70,001'],
      ['資産合計', '100,000'],
      ['負債合計', '40,000'],
      ['純資産合計', '60,000'],
    ],
    { ...TANBO, section: '連結貸借対照表', periods: ['2024', '2024-03-31'] },
  ),
  tableChunk(
    [
      ['', '2024年3月期', '2023年3月期'],
      ['営業活動によるキャッシュ・フロー', '9,000', '8,000'],
      ['投資活動によるキャッシュ・フロー', '△12,000', '△5,000'],
      ['財務活動によるキャッシュ・フロー', '1,000', '△2,000'],
    ],
    { ...TANBO, section: '連結キャッシュ・フロー計算書', periods: ['2024-03', '2023-03'] },
  ),
];
const korean = [
  tableChunk(
    [
      ['과목', '2025년', '2024년'],
      ['매출액', '120,000', '100,000'],
      ['매출원가', '90,000', '80,000'],
      ['영업이익', '12,000', '11,000'],
      ['자산총계', '200,000', '180,000'],
      ['부채총계', '80,000', '81,000'],
    ],
    {
      ...{ company: '새봄제과', document: 'saebom.html', language: 'ko', unit: '(단위: 백만원)' },
      ...{ section: '연결재무제표', periods: ['2025', '2024'] },
    },
  ),
];

describe('a question about two or three lines', () => {
  it.each([
    ['丹波製薬の2024年3月期の売上高から売上原価を差し引いた額はいくらか。', '30,000百万円'],
    ['丹波製薬の2024年3月期の流動資産と固定資産の合計はいくらか。', '100,001百万円'],
    ['丹波製薬の2024年3月期の負債比率(負債/総資産)は何%か。', '40.0%'],
    ['丹波製薬の2024年3月期の総資産回転率(売上高/総資産*100)は何%か。', '80.0%'],
    ['丹波製薬の2024年3月期の純資産合計は総資産の何%を占めるか。', '60.0%'],
    ['丹波製薬の2024年3月期の経常利益率は何%か。', '8.0%'],
    ['丹波製薬の2024年3月期のフリーキャッシュフロー(営業CF+投資CF)はいくらか。', '-3,000百万円'],
    ['丹波製薬の2024年3月期の3つのキャッシュフロー活動の合計額はいくらか。', '-2,000百万円'],
  ])('%s', async (question, figure) => {
    expect(await answerTo(question, japanese)).toContain(figure);
  });

  it.each([
    ['새봄제과의 2025년 매출액에서 매출원가를 뺀 금액은?', '30,000백만원'],
    ['새봄제과의 2025년 부채비율(부채총계/자산총계)은?', '40.0%'],
    ['새봄제과 2025년 영업이익은 매출액의 몇 %인가?', '10.0%'],
  ])('%s', async (question, figure) => {
    expect(await answerTo(question, korean)).toContain(figure);
  });
});

it('a year that ends in March is named as a year', async () => {
  expect(await answerTo('丹波製薬の2024年3月期の経常利益率は何%か。', japanese)).toContain('2024年3月期の経常利益率');
});

describe('the direction of a figure', () => {
  it.each([
    ['丹波製薬は2023年3月期から2024年3月期にかけて増収か減収か。', '減収'],
    ['丹波製薬は2023年3月期から2024年3月期にかけて経常利益ベースで増益か減益か。', '増益'],
    ['丹波製薬の経常利益率は2023年3月期から2024年3月期にかけて改善したか悪化したか。', '改善'],
    ['丹波製薬の経常利益率は2023年3月期から2024年3月期にかけて何ポイント変化したか。', '2.00%ポイント'],
    ['丹波製薬のフリーキャッシュフローは2023年3月期から2024年3月期にかけて改善したか悪化したか。', '悪化'],
    ['丹波製薬の2024年3月期の売上高は前期比で何%増減したか。', '4.8%'],
  ])('%s', async (question, word) => {
    expect(await answerTo(question, japanese)).toContain(word);
  });
  it.each([
    ['새봄제과의 매출액은 2024년에서 2025년 사이 증가했나 감소했나?', '증가'],
    ['새봄제과의 영업이익률은 2024년에서 2025년 사이 개선됐나 악화됐나?', '악화'],
  ])('%s', async (question, word) => {
    expect(await answerTo(question, korean)).toContain(word);
  });

  it('is not a question if only one direction is named', () => {
    expect(findDirection('売上高が増加した理由は')).toBeUndefined();
    expect(findDirection('오늘 받은 자료의 줄거리는?')).toBeUndefined();
    expect(findDirection('Why did revenue increase in 2025?')).toBeUndefined();
  });
  it('is judged by what is better: less debt is an improvement', () => {
    const question = 'Did the debt ratio improve or worsen?';
    expect([directionWord(question, true, true), directionWord(question, true)]).toEqual(['worsened', 'improved']);
  });
});

describe('a question whether two sums agree', () => {
  it.each([
    ['丹波製薬の2024年3月期の負債合計と純資産合計の合計は資産合計と一致するか。', 'はい'],
    ['丹波製薬の2024年3月期の資産の部の合計(流動資産+固定資産)は資産合計と一致するか。', 'いいえ、端数処理'],
    ['丹波製薬の2024年3月期の負債合計と純資産合計の合計は流動資産と一致するか。', 'いいえ'],
  ])('is answered with both sums: %s', async (question, word) => {
    const text = await answerTo(question, japanese);
    expect(text).toContain(word);
    expect(text).toMatch(/100,00[01]百万円/);
  });

  it.each([
    ['40,000', /^はい/],
    ['39,999', /^いいえ、端数処理/],
    // A provision is listed between the parts and their total.
    ['38,000', /^いいえ.*負債合計 45,000百万円 \+ 純資産合計 55,000百万円 = 100,000百万円とは一致/],
  ])('compares the parts of both sides, if the other has %s: %s', async (noncurrent, answer) => {
    const parts = tableChunk(
      [
        ['項目', '金額(百万円)'],
        ['流動資産', '30,000'],
        ['固定資産', '70,000'],
        ['流動負債', '5,000'],
        ['固定負債', noncurrent],
        ['負債合計', '45,000'],
        ['純資産合計', '55,000'],
      ],
      { ...TANBO, section: '連結貸借対照表', periods: ['2024', '2024-03-31'] },
    );

    const question = '丹波製薬の2024年3月期の資産の部の合計(流動資産+固定資産)は、負債・純資産合計の合計と一致するか。';

    expect(await answerTo(question, [parts])).toMatch(answer);
  });
});

describe('brackets', () => {
  it('name what is before them, in Latin script with all its words', () => {
    const question = "What was Northway's debt to assets ratio (total liabilities / total assets) in 2025?";
    expect(bracketFormula(question)).toMatchObject({
      ...{ name: 'debt to assets ratio', stated: 'debt to assets ratio (total liabilities / total assets)' },
    });
  });
  it.each([
    '買収(予定)の時期は？',
    'revenue (in millions) of 2024',
    'ROE(純利益率×総資産回転率)',
    '(revenue - cost of sales) / total assets',
  ])('contain no formula in %s', (question) => {
    expect(bracketFormula(question)).toBeUndefined();
  });
  it('with the parts of a ratio do not name another ratio', () => {
    const question = 'ROE(純利益率×総資産回転率×財務レバレッジ)は何%か';
    expect(withoutBrackets(question)).toBe('ROEは何%か');
    expect(findRatios(question).map(({ id }) => id)).toEqual(['returnOnEquity']);
  });
});
