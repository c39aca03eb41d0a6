// Claims of sentences: growth, ratios and converted amounts, recomputed from the cited figures.
import { describe, expect, it } from 'vitest';
import { sentenceRules } from '#functions/analyses/evidence/sentence-checks.ts';
import { growthIn } from '#functions/analyses/evidence/stated-growth.ts';
import { ratioIn } from '#functions/analyses/evidence/stated-ratios.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';

describe('growth', () => {
  it.each([
    ['Net sales increased 12% to $1,120 million from $1,000 million.', 'holds'],
    ['Net sales increased 21% to $1,120 million from $1,000 million.', 'breaks'],
    ['Revenue was $950 million, a decrease of 5.0% compared with $1,000 million.', 'holds'],
    ['Revenue was $950 million, an increase of 5.0% compared with $1,000 million.', 'breaks'],
    ['매출액은 1,000억원에서 1,120억원으로 12.0% 증가했습니다.', 'holds'],
    ['매출액은 1,000억원에서 1,120억원으로 21.0% 증가했습니다.', 'breaks'],
    ['売上高は1,000億円から1,120億円へ12.0%増加しました。', 'holds'],
    ['売上高は1,000億円から1,120億円へ21.0%増加しました。', 'breaks'],
  ])('of "%s" %s', (text, is) => {
    expect(growthIn(text)?.is).toBe(is);
  });

  it.each([
    'Net sales increased 12% to $1,120 million, with $300 million from new stores and $20 million of other sales.',
    'Revenue grew at a compound annual growth rate of 12% from $1,000 million to $1,762 million.',
    'Net sales increased approximately 10% to $1,120 million from $1,000 million.',
    'Net sales increased 12% to $1,120 million.',
  ])('of "%s" is not checked', (text) => {
    expect(growthIn(text)).toBeUndefined();
  });
});

describe('a ratio', () => {
  const statements = [
    madeStatement('income', [
      ['Revenue', 'revenue', 1000, 900],
      ['Gross profit', 'grossProfit', 462, 396],
    ]),
  ];

  it.each([
    ['Gross margin was 46.2% in 2024.', 'holds'],
    ['Gross margin was 42.6% in 2024.', 'breaks'],
    ['Gross margin was 46.2% in 2024 compared with 44.0% in 2023.', 'holds'],
    ['Gross margin was 46.2% in 2024 compared with 40.4% in 2023.', 'breaks'],
    ['2024년 매출총이익률은 46.2%입니다.', 'holds'],
    ['2024年の売上総利益率は42.6%でした。', 'breaks'],
  ])('in "%s" %s', (text, is) => {
    expect(ratioIn(text, statements)?.is).toBe(is);
  });

  it.each([
    'Adjusted gross margin was 48.0% in 2024.',
    'Gross margin was 46.2%.',
    'Gross margin was 46.2% in 2019.',
    'Operating margin was 12.0% in 2024.',
  ])('in "%s" is not checked', (text) => {
    expect(ratioIn(text, statements)).toBeUndefined();
  });
});

describe('a converted amount', () => {
  const EN = 'Amounts were translated at the exchange rate of ¥150.00 to US$1.00.';
  const KO = '환율은 1달러당 1,300원을 적용했습니다.';
  const JA = '1ユーロ＝160円で換算しています。';
  const conversionsOf = (...texts: string[]) => {
    const chunks = texts.map((text) => chunkOf({ text }));
    const rules = sentenceRules(chunks, { statements: [] });
    return rules.find(({ rule }) => rule === 'conversions')?.found.map(({ is }) => is);
  };

  it.each([
    [EN, 'Sales were ¥3,000 million (US$20 million).', 'holds'],
    [EN, 'Sales were ¥3,000 million (US$25 million).', 'breaks'],
    [KO, '매출은 1,300억원(1억 달러)입니다.', 'holds'],
    [KO, '매출은 1,300억원(1억 5,000만 달러)입니다.', 'breaks'],
    [JA, '受注額は16億円（1,000万ユーロ）です。', 'holds'],
    [JA, '受注額は16億円（2,000万ユーロ）です。', 'breaks'],
  ])('by "%s" in "%s" %s', (rate, text, is) => {
    expect(conversionsOf(rate, text)).toEqual([is]);
  });

  it.each([
    ['no rate is stated', ['Sales were ¥3,000 million (US$25 million).']],
    ['two rates are', [EN, EN.replace('150', '140'), 'Sales were ¥3,000 million (US$25 million).']],
    ['it is a rough one', [EN, 'Sales were ¥3,000 million (approximately US$25 million).']],
  ])('is not checked if %s', (_, texts) => {
    expect(conversionsOf(...texts)).toEqual([]);
  });
});
