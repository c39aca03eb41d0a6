import { describe, expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { withEvidence } from '#functions/engine/write/account/plain-evidence.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const REF = 1;
const ticked = (text: string): Sentence => ({ text, refs: [REF], check: 'verified', fit: 'answers' });
const citedIn = (text: string, section?: string) => {
  const chunk = chunkOf({ text, fileId: 'fil_a', seq: 0 }, section === undefined ? {} : { section });
  return [{ chunk, source: 'FILES' as const, score: 1, signals: {}, n: REF, start: 0, end: text.length, quote: text }];
};

const planOf = (query: string) => plan({ query, history: [], sources: [], now: Date.UTC(2026, 5, 1) });

const isKept = (question: string, text: string, section?: string): boolean => {
  const blocks: Block[] = [{ kind: 'text', sentences: [ticked(text)] }];
  const judged = withEvidence(planOf(question), blocks, citedIn(text, section));
  return judged.flatMap(sentencesOf).every(({ fit }) => fit === 'answers');
};

/** A row with its column heads. */
const isRowKept = (question: string, heads: readonly string[], cells: readonly string[], section?: string): boolean => {
  const rows = [cells.map((text, at) => (at === 0 ? { text } : { text, refs: [REF], check: 'verified' as const }))];
  const blocks: Block[] = [{ kind: 'table', columns: heads.map((label) => ({ label })), rows }];
  const [table] = withEvidence(planOf(question), blocks, citedIn(cells.join('\t'), section));
  return table?.kind === 'table' && table.rows.flat().every(({ fit }) => fit !== 'near');
};

describe('a sentence that does not name what a plain question asks for', () => {
  it.each([
    ['소송 있어?', '퇴직자 통상임금 소송이 한 건 있습니다.'],
    ['Any lawsuits?', 'A former tenant claims EUR 41,000 in the county court.'],
    ['子会社ある？', '当社は陶芸用品を販売する子会社1社を有しています。'],
    ['How much of the market do they have?', 'Kiln & Clay has a market share of 12%.'],
  ])('%s keeps the tick of "%s"', (question, text) => {
    expect(isKept(question, text)).toBe(true);
  });

  it.each([
    ['소송 있어?', '전력 단가 계약은 내년 3월에 끝난다.'],
    ['Any lawsuits?', 'The courts of England have exclusive jurisdiction.'],
    ['子会社ある？', '米ドル建ては米国子会社向けに限られます。'],
    ['시장점유율 얼마?', '상위 3사 점유율이 58%이다.'],
    ['사장 누구야?', '윤서하(대표이사의 자) 540,000 9.0%'],
    ['社員は何人？', '従業員持株会 32,000株'],
    ['소송 있어?', '그 밖에 계속 중인 소송은 없다.'],
    ['소송 있어?', '제목: 계류 소송 현황 회신'],
    ['How much debt do they have?', 'Contingent liabilities: a guarantee of EUR 6m for the loan of the kiln.'],
    ['設備投資はいくら？', '来期の設備投資は4億円を予定する。'],
    ['Who do they compete with?', '4. Non-compete. The kiln owner shall not handle glazes of others.'],
    ['Who do they compete with?', 'The kiln owner shall not handle competing glazes.'],
    ['従業員は何人？', '同社の従業員は820名。'],
    ['이자는 몇 퍼센트야?', '부채비율 112%, 이자보상배율 6.6배.'],
  ])('%s takes the tick of "%s"', (question, text) => {
    expect(isKept(question, text)).toBe(false);
  });

  it('accepts the word in the heading, unless the heading is of several things', () => {
    expect(isKept('소송 있어?', '가마 화재 건: 청구액 4천만원.', '법무 > 소송')).toBe(true);
    expect(isKept('子会社ある？', '鳥取窯 70% 陶土の販売', '子会社のこと')).toBe(true);
    expect(isKept('Any dividends?', 'The pottery was fully booked.', 'Seasons and dividends')).toBe(false);
  });
});

describe('a row', () => {
  it('is named by its heads and its first cell, not by chance in another cell', () => {
    expect(isRowKept('자회사 있어?', ['종속회사', '지분율'], ['가마솥', '70%'])).toBe(true);
    expect(isRowKept('자회사 있어?', ['주주', '지분율'], ['청람투자합자회사', '32%'])).toBe(false);
    expect(isRowKept('子会社は？', ['銀行', '担保'], ['東銀行', '子会社株式質権'])).toBe(false);
  });
});

it('leaves a question that asks for more alone', () => {
  expect(isKept('왜 소송에서 졌나?', '전력 단가 계약은 내년 3월에 끝난다.')).toBe(true);
});
