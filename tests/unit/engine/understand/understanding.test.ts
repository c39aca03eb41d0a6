// What a question asks for, apart from how it is answered: statements, labels of rows, kinds of ratios.
import { describe, expect, it } from 'vitest';
import { phraseScore } from '#functions/engine/tables/label-match.ts';
import { plan } from '#functions/engine/understand/plan.ts';
import { stripInstructions } from '#functions/engine/understand/strip-instructions.ts';
import { bare, phraseOf } from '#functions/engine/understand/words/phrase.ts';
import { fc } from '#tests/helpers/properties.ts';

const planned = (query: string) => plan({ query, history: [], sources: [], now: Date.UTC(2024, 0, 1) });

describe('instructions', () => {
  it.each([
    ['What was its capex? Give a response by relying on the cash flow statement.', 'What was its capex?'],
    [
      'Please use the balance sheet for this one: what is net PP&E in FY2018? Answer in USD billions.',
      'what is net PP&E in FY2018?',
    ],
    [
      'How did the gross margin change? If a margin means little for a bank, then say so.',
      'How did the gross margin change?',
    ],
    [
      'We bought the mill in 2021. What was its price? Explain how it was paid.',
      'We bought the mill in 2021. What was its price? Explain how it was paid.',
    ],
    ['가격은 얼마였나요? 그 근거를 설명하시오.', '가격은 얼마였나요? 그 근거를 설명하시오.'],
    ['매출은 얼마인가요? 답변은 억원 단위로 해 주세요.', '매출은 얼마인가요?'],
    ['What was revenue?', 'What was revenue?'],
  ])('are removed from %j', (query, question) => {
    expect(stripInstructions(query).question).toBe(question);
  });

  it('do not include a long introduction', () => {
    const before = 'We read the reports and compared the industry in several countries. '.repeat(40);

    expect(stripInstructions(`${before}What was the revenue of Alder Audio in 2024?`).question).toBe(
      'What was the revenue of Alder Audio in 2024?',
    );
  });

  it('name the statement to search', () => {
    expect(planned('What was capex in 2018? Use the cash flow statement.').statements).toEqual(['cash']);
    expect(planned('재무상태표 기준 2021년 말 재고자산은?').statements).toEqual(['balance']);
    expect(planned('2021年の売上高は？').statements).toEqual([]);
  });

  it('define a figure by its components', () => {
    const { metrics, ratios } = planned(
      'What is the FY2019 fixed asset turnover ratio? It is defined as: FY2019 revenue / (average PP&E between FY2018 and FY2019).',
    );
    expect(metrics.map(({ id }) => id)).toEqual(expect.arrayContaining(['revenue', 'ppe']));
    // Divided by an average, unlike the plain ratio.
    expect(ratios.map(({ average }) => average)).toEqual(['over']);
  });

  it('never leave a question empty', () => {
    fc.assert(fc.property(fc.string({ minLength: 1 }), (query) => stripInstructions(query).question.length > 0));
  });
});

describe('the words of a row label', () => {
  it.each([
    ['삼성전자 2021년 유형자산의 처분은 얼마인가요?', ['삼성전자'], '유형자산의 처분'],
    ["What was Netflix's net increase in cash in 2017?", ['Netflix'], 'Net increase in cash'],
    ['한빛전자の2021年の連結売上高はいくらですか？', ['한빛전자'], '売上高'],
    ['삼성전자 2021년 관계기업 및 공동기업 투자는?', ['삼성전자'], 'ㆍ관계기업 및 공동기업 투자'],
  ])('are found in %j', (question, names, label) => {
    expect(phraseScore(phraseOf(question, names), label)).toBe(1);
  });

  it('score 1 for themselves, whatever the punctuation', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[가-힣a-z ]{4,30}$/), (label) => {
        fc.pre(bare(label).length > 3);
        expect(phraseScore(bare(label), `${label.replaceAll(' ', ' · ')} :`)).toBe(1);
      }),
    );
  });
});

it.each([
  ['가온물류 2025년 재고자산회전율은?', 'inventoryTurnover'],
  ['가온물류 2025년 유형자산회전율은?', 'fixedAssetTurnover'],
  ['가온물류 2025년 총자산회전율은?', 'assetTurnover'],
])('does not read a ratio as the one whose name it contains: %s', (question, id) => {
  expect(planned(question).ratios.map((one) => one.id)).toEqual([id]);
});

describe('types of ratios', () => {
  it.each([
    ['수익성 지표를 알려줘', 'operatingMargin'],
    ['What are the liquidity ratios?', 'currentRatio'],
    ['収益性の指標は？', 'returnOnEquity'],
  ])('are found in %j', (question, id) => {
    const { kind, ratios } = planned(question);
    expect(kind).toBe('figure');
    expect(ratios.map((one) => one.id)).toContain(id);
  });

  it('are found by their components too', () => {
    expect(planned('2021년 운전자본은?').metrics.map(({ id }) => id)).toEqual(['currentAssets', 'currentLiabilities']);
  });
});
