// Which sentences of a report are in another language.
import { expect, it } from 'vitest';
import type { Sentence } from '#shared/report/blocks.ts';
import { foreignSentences } from '#shared/report/foreign-sentences.ts';

const cited = (text: string): Sentence => ({ text, refs: [1], check: 'verified' });
const report = (...sentences: readonly Sentence[]) => ({
  language: 'ko' as const,
  sections: [
    {
      id: 'a',
      title: 'A',
      status: 'needsModel' as const,
      blocks: [{ kind: 'text' as const, sentences: [...sentences] }],
    },
  ],
});

it('counts quotes in other languages, and names each language once', () => {
  const quotes = [
    cited('Revenue is up in the first half.'),
    cited('The board approved it.'),
    cited('売上高は増加した。'),
  ];

  expect(foreignSentences(report(cited('매출이 늘었습니다.'), ...quotes))).toEqual({
    count: 3,
    languages: ['en', 'ja'],
  });
});

it('ignores figures and sentences without a quote', () => {
  const own: Sentence = { text: 'The figures are in millions.', refs: [], check: 'verified' };

  expect(foreignSentences(report(cited('2,487'), own)).count).toBe(0);
});
