// A document is summarized by points of its sections if the question asks only for a summary.
import { describe, expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { citations } from '#functions/engine/write/citations.ts';
import { keyPoints } from '#functions/engine/write/prose/key-points.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const SECTIONS = [
  [
    'Overview',
    'Alder Bakery Co. bakes bread and cakes in nine plants and sells them to four hundred shops in the north.',
  ],
  [
    'Risk factors',
    'The price of flour could rise by a fifth in 2026, which would lower the operating margin by two points.',
  ],
  [
    'Customers',
    'One chain of supermarkets took 31 percent of all sales in 2025, under a contract that ends in June 2027.',
  ],
] as const;

const passageOf = (company: string, file: string, [section, text]: readonly [string, string], seq: number) => ({
  source: 'FILES' as const,
  chunk: chunkOf({ text, fileId: file, seq }, { company, section, document: `${company} report.pdf` }),
  score: 1,
  signals: { entity: company === 'Alder Bakery' ? 1 : 0 },
});
const own = SECTIONS.map((section, seq) => passageOf('Alder Bakery', 'alder', section, seq));
const other = passageOf(
  'Birch Dairy',
  'birch',
  ['Overview', 'Birch Dairy Co. sells milk, butter and cheese to schools and hospitals.'],
  0,
);

const pointsFor = (query: string) => {
  const asked = { ...plan({ query, history: [], sources: [], now: 0 }), names: ['Alder Bakery'], words: [] };
  const blocks = keyPoints({
    plan: asked,
    passages: [own[2], other, own[0], own[1]].flatMap((one) => one ?? []),
    citations: citations(''),
  });
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : []));
};

describe('the points of a document', () => {
  it.each([
    'Summarize the key points of Alder Bakery annual report',
    'Alder Bakery 요약해 주세요',
    'Alder Bakeryの要点をまとめてください',
  ])('answer %s, in its order, each cited', (query) => {
    const points = pointsFor(query);

    expect(points.map(({ text }) => text)).toEqual(SECTIONS.map(([, text]) => text));
    expect(points.every(({ refs }) => refs.length === 1)).toBe(true);
  });

  it('answer no question for something else', () => {
    expect(pointsFor('Alder Bakery 매출 요약')).toEqual([]);
    expect(pointsFor('Who are the customers of Alder Bakery?')).toEqual([]);
  });
});
