// A question in one language over documents in another, through the lexicon.
import { describe, expect, it } from 'vitest';
import { hasTranslated, isDictionaryWord, translatedShare } from '#functions/engine/understand/words/dictionary.ts';
import dictionary from '#shared/language/lexicon/dictionary.json' with { type: 'json' };
import type { Answer } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const LEASE = '임대인은 계약 종료 6개월 전까지 갱신 거절을 통지하여야 한다.';
const DEPOSIT = '보증금은 임대료 10개월분으로 하며, 계약 종료 후 30일 이내에 반환한다.';
const chunks = [
  chunkOf(
    { fileId: 'fil_1', seq: 0, text: `제4조 (갱신) ${LEASE}\n제5조 (보증금) ${DEPOSIT}` },
    { document: '해솔제지_공장_임대차계약서.docx', language: 'ko' },
  ),
  chunkOf(
    { fileId: 'fil_2', seq: 0, text: 'Visitors sign in at the gate. Lunch is served from noon.' },
    { document: 'Visitor guide.docx', language: 'en' },
  ),
];
const ask = (query: string) => askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) });
const shown = ({ blocks }: Answer): string =>
  blocks
    .flatMap(sentencesOf)
    .flatMap(({ text }) => text)
    .join('\n');

describe('a question in one language over a document in another', () => {
  it.each([
    ['How is renewal of the lease refused?', LEASE],
    ['When is the deposit returned?', DEPOSIT],
    ['敷金は賃料の何か月分ですか', DEPOSIT],
  ])('%s shows the line with its words', async (query, line) => {
    expect(shown(await ask(query))).toContain(line);
  });

  it('shows no line of the other language without its words', async () => {
    expect(shown(await ask('가맹점 수수료율은?'))).not.toContain('Lunch');
  });
});

describe('a question in one language over plain text in another', () => {
  const LOAN = '회사는 남해은행으로부터 45억원을 연 5.2%의 금리로 차입하였고 만기는 2028년 6월 30일이다.';
  const text = [
    '주식회사 너울해양은 선박 부품을 제조하여 조선소에 공급하는 회사이다.',
    LOAN,
    '영도 창고의 임대차 계약은 2029년 12월 31일에 종료된다.',
    '최대 거래처에 대한 매출은 전체 매출의 38%이다.',
  ].join('\n');
  const plain = [chunkOf({ fileId: 'fil_3', seq: 0, text }, { document: '회사_개요.txt', language: 'ko' })];
  const ticked = async (query: string): Promise<string[]> => {
    const { blocks } = await askOffline(query, plain, { now: Date.UTC(2026, 5, 1) });
    return blocks
      .flatMap(sentencesOf)
      .filter(({ check }) => check === 'verified')
      .map((one) => one.text);
  };

  it.each(['When does the loan mature?', 'What is the interest rate of the loan?'])(
    'finds the line that answers: %s',
    async (query) => {
      expect(await ticked(query)).toEqual([LOAN]);
    },
  );

  it('ticks nothing if no line answers', async () => {
    expect(await ticked('Is there a stock option plan?')).toEqual([]);
  });
});

describe('the dictionary', () => {
  it('compares words of two languages only', () => {
    expect(hasTranslated('Which lease is renewed?', 'leas', LEASE)).toBe(false);
    expect(hasTranslated('Who refuses renewal?', 'renew', LEASE)).toBe(true);
    expect(hasTranslated('갱신 거절은 누가 하나?', '갱신', LEASE)).toBe(false);
  });

  it('counts one word in common as half at most', () => {
    expect(translatedShare('How is renewal decided?', LEASE)).toBe(0.5);
  });

  it('does not read a business word as a name', () => {
    expect(isDictionaryWord('変動金利')).toBe(true);
    expect(isDictionaryWord('해솔제지')).toBe(false);
  });

  it('has each entry in three languages', () => {
    for (const { ko, en, ja } of dictionary.entries) expect([ko.length, en.length, ja.length]).not.toContain(0);
  });
});
