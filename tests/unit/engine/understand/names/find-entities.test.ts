// Abbreviations of metrics and periods are not companies; other words in capitals may be.
import { describe, expect, it } from 'vitest';
import { findEntities } from '#functions/engine/understand/names/find-entities.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const orchard = tableChunk(
  [
    ['Consolidated statements of income', ''],
    ['', '2024', '2023'],
    ['Revenue', '$412', '$388'],
    ['Operating income', '41', '38'],
  ],
  { company: 'Fennel Orchards Inc.', document: 'orchards.html', unit: '(in millions)', periods: ['2023', '2024'] },
);
const noticesOf = ({ blocks }: Answer) => blocks.flatMap((block) => (block.kind === 'notice' ? block.code : []));
const ticksOf = ({ blocks }: Answer) =>
  blocks
    .flatMap((block) => (block.kind === 'text' ? block.sentences : []))
    .filter(({ check, fit }) => check === 'verified' && fit === 'answers');

describe('the companies that a question seems to name', () => {
  it.each([
    'What is the LTM revenue?',
    'GMV growth in 2023',
    'LTV는 얼마인가요?',
    '2023년 ARPU와 매출 알려줘',
    'NRR은 몇 퍼센트인가요?',
    '売上高のCAGRは？',
    'LTVは何％ですか',
  ])('exclude abbreviations: %s', (question) => {
    expect(findEntities(question)).toEqual([]);
  });

  it.each(['Reconciliation of FY25 EBITDA', 'Ageing of Q2 receivables', 'Breakdown of revenue by customer'])(
    'exclude the noun of what is requested: %s',
    (question) => {
      expect(findEntities(question)).toEqual([]);
    },
  );

  it.each([
    '왜 이익이 줄었어?',
    '재작년 매출은?',
    '전전년 매출은?',
    '再来年の売上高は？',
    '去年の売上いくら?',
    '本業の儲けは前の年より増えた?',
    '흑자야?',
    '계약은 언제 끝나?',
    '最大の顧客は？',
    '契約はいつまで？',
    '利益はなぜ減った？',
  ])('exclude common nouns: %s', (question) => {
    expect(findEntities(question)).toEqual([]);
  });

  it.each([
    ['ふたばの借入金どのくらい', ['ふたば']],
    ['みなとの監査で何を指摘された', ['みなと']],
    ['ふたばは借入いくらある', ['ふたば']],
    ['ふたば、借入金いくら', ['ふたば']],
    ['もうけは去年いくら', []],
    ['いまの借入金どのくらい', []],
    ['うちとの契約はいつ切れる', []],
    ['これまでの借入金の推移', []],
    ['すべての借入金', []],
  ])('may be written in kana alone: %s', (question, names) => {
    expect(findEntities(question)).toEqual(names);
  });

  it.each(['monthly sales for March', 'orders in June', '4월 수주', '8月の受注'])('exclude months: %s', (question) => {
    expect(findEntities(question)).toEqual([]);
  });

  it.each([
    '영업이익률이 떨어진 이유',
    '유형자산 회전율',
    '고정자산 회전율',
    '경쟁사들의 매출을 비교해줘',
    '최소수익 보장 조항이 현재 유효한가?',
    '재무약정상 배율 한도',
    '재무약정을 준수하고 있는지 여부',
    '객단가 추이',
  ])('exclude business words and actions: %s', (question) => {
    expect(findEntities(question)).toEqual([]);
  });

  it.each([
    ["What was QVX's revenue in 2023?", ['QVX']],
    ['TTM EBITDA of Fennel', ['Fennel']],
    ['QVX의 2023년 ARPU', ['QVX']],
  ])('are found beside others: %s', (question, names) => {
    expect(findEntities(question)).toEqual(names);
  });
});

describe('the noun of what is requested', () => {
  it.each(['Provide a breakdown of revenue by sales channel', 'Set out the revenue by region'])(
    'is no unknown company: %s',
    async (question) => {
      expect(noticesOf(await askOffline(question, [orchard], { now: Date.UTC(2025, 5, 1) }))).not.toContain(
        'companyUnknown',
      );
    },
  );
});

describe('a question for another period than a year', () => {
  it('is answered without a tick for the annual figure', async () => {
    const answer = await askOffline("What was Fennel Orchards' LTM revenue?", [orchard], { now: Date.UTC(2025, 5, 1) });

    expect(noticesOf(answer)).not.toContain('companyUnknown');
    expect(ticksOf(answer)).toEqual([]);
  });
});
