// The words of a question for which a statement must account.
import { describe, expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { requestedOf } from '#functions/engine/write/account/requested-words.ts';

const NOW = Date.UTC(2026, 2, 1);
const wordsOf = (query: string): string[] =>
  requestedOf(plan({ query, history: [], sources: [], now: NOW })).map(({ name }) => name);

describe('the words of a question', () => {
  it.each([
    ['저희 정년은 몇 세입니까?', ['정년']],
    ['양산 월세 얼마', ['양산', '월세']],
    ['7月の倉庫火災の原因は何だった', ['倉庫', '火災']],
    ['whose fault was the mould thing', ['fault', 'mould']],
  ])('%s: excludes words of asking and of the asker', (question, words) => {
    const found = wordsOf(question);

    expect(found).toEqual(expect.arrayContaining(words.filter((word) => word.length > 2)));
    expect(found.join(' ')).not.toMatch(/저희|얼마|세입|何|whose|thing/u);
  });
  it('include nouns that are made of a verb', () => {
    expect(wordsOf('会長の持ち株って何%')).toContain('持ち株');
  });
  it('include verbs without a noun', () => {
    expect(wordsOf('창고를 언제 팔았어?').join(' ')).toMatch(/팔/u);
    expect(wordsOf('社長に何かあったら誰が継ぐ？')).toContain('継ぐ');
  });
  it.each([
    ['倉庫の屋根、広さどれくらい', /広さ|どれ/u],
    ['倉庫の賃料は結局いくら', /結局/u],
    ['창고 임대료가 왜 자꾸 올라', /자꾸/u],
  ])('exclude adverbs and the kind of size that is asked for: %s', (question, word) => {
    expect(wordsOf(question).join(' ')).not.toMatch(word);
  });
  it('include a noun of one letter without its particle', () => {
    expect(wordsOf('屋根から水が漏れた店は')).toContain('店');
  });
  it('include a verb beside a word that asks', () => {
    expect(wordsOf('元船員は何人辞めた？')).toContain('辞めた');
  });
  it('include one side of a choice', () => {
    const all = wordsOf('Which brought Merle Yachts more revenue in 2025, charter or refit?');

    expect(all.filter((word) => /charter|refit/u.test(word))).toHaveLength(1);
  });
});
