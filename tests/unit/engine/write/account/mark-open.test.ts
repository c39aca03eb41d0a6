// Every ticked statement accounts for the words of the question, whichever rule wrote it.
import { describe, expect, it } from 'vitest';
import type { Chunk } from '#functions/ports/search-index.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = { now: Date.UTC(2026, 2, 1) };
const ask = (question: string, chunks: readonly Chunk[]) => askOffline(question, chunks, NOW);
const prose = (document: string, section: string, text: string): Chunk =>
  chunkOf({ text }, { document, section, language: languageOf(text) });

describe('a statement that leaves a word of the question open', () => {
  it.each([
    [
      'the plant of another report',
      '온양공장 재해율 몇프로',
      prose('안전점검_서산공장.html', '3. 안전', '2025년 재해율은 0.64%로 업종 평균 0.71%보다 낮다.'),
    ],
    [
      'the fee of something else',
      '매각 주관사 어디고 수수료 몇프로',
      prose(
        '여신약정.txt',
        '제5조 조기상환',
        '조기상환 시 상환금액의 1.2%를 수수료로 지급하며, 그 이후에는 수수료가 없다.',
      ),
    ],
    [
      'the cause of something else',
      '6月の倉庫火災の原因は何だった',
      prose('議事録.md', '会員', '6月の退会は21名で、うち12名は転居による。'),
    ],
  ])('loses its tick: %s', async (_, question, chunk) => {
    const answer = await ask(question, [chunk]);

    expect(tickedIn(answer)).toBe('');
  });

  it('names the open word', async () => {
    const text = '중도해지 시 계약금액의 2.5%를 수수료로 지급하며, 그 이후에는 수수료가 없다.';

    const { blocks } = await ask('매각 주관사 어디고 수수료 몇프로', [prose('약정.txt', '제7조 중도해지', text)]);

    const [near] = blocks.flatMap(sentencesOf).filter((one) => one.text === text);
    expect(near?.findings?.map(({ about }) => about).join()).toContain('주관사');
  });
});

describe('a statement that accounts for every word', () => {
  it.each([
    [
      'by a synonym and its heading',
      '보증 인증은 언제 끝나',
      prose('인증서.txt', '보증 인증', '인증의 유효기간은 2024년 12월 10일부터 2027년 12월 9일까지로 한다.'),
      '2027년 12월 9일',
    ],
  ])('keeps its tick: %s', async (_, question, chunk, says) => {
    expect(tickedIn(await ask(question, [chunk]))).toContain(says);
  });
});
