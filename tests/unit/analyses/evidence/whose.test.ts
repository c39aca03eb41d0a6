// Sentences about another company in a data room: a rival's paragraph is not a strength of the company.
import { describe, expect, it } from 'vitest';
import { whoseOf } from '#functions/analyses/evidence/whose.ts';
import { roomBlocks } from '#functions/analyses/room/room-quotes.ts';
import { quotable } from '#functions/engine/write/prose/sentences.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const contextOf = (company: string, chunks: readonly Chunk[]) =>
  contextFor({ type: 'StrategyAnalysis', inputs: { company, industry: 'Valves' }, chunks });

const strengthsOf = async (company: string, chunks: readonly Chunk[]) =>
  (await roomBlocks(contextOf(company, chunks), ['advantagesOf'])).flatMap(sentencesOf).map(({ text }) => text);

/** Each sentence with the company that it is about. */
const whoseIn = async (company: string, chunk: Chunk, isStrict = false) => {
  const passage = { source: 'FILES' as const, chunk, score: 1, signals: {} };
  const whose = await whoseOf(contextOf(company, [chunk]), [passage], isStrict);
  return quotable(passage).map(whose);
};

describe("a rival's paragraph in a comparison memo", () => {
  it('is never a strength of the company, from its first sentence on', async () => {
    const memo = { company: 'Alder Valves', document: 'peer_comparison_memo.md', section: 'Comparison > Strengths' };
    const own = 'Alder Valves has the shortest lead time in its market, at nine days.';
    const rival = [
      'Kestwick Castings has a strong advantage in scale.',
      'Its works covers 23,000 square metres and it employs 340 people.',
      'Sales were £61 million in 2025.',
      'Norwell Bank is its lender, and Ada Holm is chief executive.',
    ].join(' ');

    expect(await strengthsOf('Alder Valves', [chunkOf({ text: `${own} ${rival}` }, memo)])).toEqual([own]);
  });

  it('is never one in Korean, by the name before the word of its business', async () => {
    const memo = { company: '두레밸브', document: '경쟁사_비교_메모.md', section: '비교 > 강점' };
    const own = '두레밸브는 납기가 9일로 시장에서 가장 짧다.';
    const rival =
      '은빛정밀은 규모에서 강점이 있다. 공장 부지는 2만 3천㎡이고 직원은 340명이다. 2025년 매출은 610억 원이었다. 주거래은행은 한울은행이고 대표이사는 한지석이다.';

    const chunk = chunkOf({ text: `${own} ${rival}` }, { ...memo, language: 'ko' });

    expect(await whoseIn('두레밸브', chunk)).toEqual(['own', 'other', 'other', 'other', 'other']);
  });
});

describe('a sentence', () => {
  const OWN = { company: 'Alder Valves', document: 'interview.md', section: 'What we do well' };

  it('that compares the company with another belongs to the company', async () => {
    const text =
      'Unlike Kestwick Castings Ltd, we deliver within nine days. Our lead time is shorter than that of Kestwick.';

    expect(await whoseIn('Alder Valves', chunkOf({ text }, OWN), true)).toEqual(['own', 'own']);
    const ko = chunkOf({ text: '은빛정밀보다 납기가 이틀 짧다.' }, { ...OWN, company: '두레밸브', language: 'ko' });
    expect(await whoseIn('두레밸브', ko, true)).toEqual(['own']);
  });

  it('of another company is none of its strengths, but may be about a customer elsewhere', async () => {
    const text = 'Kestwick Castings Ltd has three works. The works run in two shifts.';

    expect(await whoseIn('Alder Valves', chunkOf({ text }, OWN), true)).toEqual(['other', 'behind']);
    expect(await whoseIn('Alder Valves', chunkOf({ text }, OWN))).toEqual(['own', 'own']);
  });

  it('below a heading with another company belongs to that company until the first is named', async () => {
    const memo = {
      company: 'Alder Valves',
      document: 'competitors.md',
      section: 'Competitors > Kestwick Castings Ltd',
    };
    const text = 'The works covers 23,000 square metres. Alder Valves has one of 9,000. The lease on it ends in 2031.';

    expect(await whoseIn('Alder Valves', chunkOf({ text }, memo))).toEqual(['other', 'own', 'own']);
  });
});

it('below the name of a business to be bought, a sentence is about that business', async () => {
  const at = { company: 'Alder Valves', document: 'board minutes.txt', section: '5. HARKER & SONS' };
  const bought = 'Mr Ash described the business: two foundries and 41 moulders. Heads of terms were signed in April.';
  expect(new Set(await whoseIn('Alder Valves', chunkOf({ text: bought }, at)))).toEqual(new Set(['other']));
  const sold = 'They took 120 valves in the year. The contract with them was renewed in April.';
  expect(new Set(await whoseIn('Alder Valves', chunkOf({ text: sold }, at)))).toEqual(new Set(['own']));
});

it('is the company again below a heading of its own, after a sentence on a rival', async () => {
  const memo = { company: '두레밸브', document: '경쟁사_비교_메모.md', section: '비교 > 두레밸브의 위치' };
  const text = '은빛정밀의 단가 인하는 소형 거래처 이탈의 위협이 된다. 해외 정유소의 증설은 대형 밸브의 기회이다.';

  expect(await whoseIn('두레밸브', chunkOf({ text }, { ...memo, language: 'ko' }))).toEqual(['other', 'own']);
});
