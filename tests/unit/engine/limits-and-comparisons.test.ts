// Limits of a ratio, comparisons of two things, and a company's business, asked in everyday words.
import { describe, expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 5, 1);
const BALANCE = { company: '한들제망', document: '사업보고서.pdf', language: 'ko', periods: ['2025', '2024'] };
const balance = tableChunk(
  [
    ['', '2025년', '2024년'],
    ['부채총계', '120,000', '110,000'],
    ['자본총계', '160,000', '140,000'],
  ],
  BALANCE,
);

describe('a limit for a ratio', () => {
  it.each([
    '한들제망 부채비율은 200%를 넘나요?',
    '한들제망의 부채비율은 200% 이하인가요?',
    '한들제망 부채비율이 50%를 넘습니까?',
  ])('is not another part of it: %s', async (question) => {
    expect(tickedIn(await askOffline(question, [balance], { now: NOW }))).toContain('75.0%');
  });
});

describe('a comparison', () => {
  const report = { document: 'report.pdf', language: 'en', company: 'Selkirk Nets Ltd' };
  it('is not answered by a sentence about one of the two', async () => {
    const text = 'Verdicts in trawling cases have become larger than in earlier years.';

    const answer = await askOffline('Is trawling larger than farming at Selkirk Nets?', [chunkOf({ text }, report)], {
      now: NOW,
    });

    expect(tickedIn(answer)).toBe('');
  });
});

it.each(['한들제망은 뭐 하는 회사야?', '한들제망은 어떤 회사인가요?'])('%s', async (question) => {
  const text = '한들제망 주식회사는 1974년에 설립되어 어망 제조업과 로프 판매업을 영위하고 있습니다.';
  const section = 'I. 회사의 개요';

  const answer = await askOffline(question, [chunkOf({ text }, { ...BALANCE, section })], { now: NOW });

  expect(tickedIn(answer)).toBe(text);
});
