// Reading, mapping and filtering the sentences of blocks.
import { describe, expect, it } from 'vitest';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { filterSentences, mapSentences, sentencesOf } from '#shared/report/visit.ts';

const one = (text: string): Sentence => ({ text, refs: [1], check: 'verified' });
const text: Block = { kind: 'text', sentences: [one('a'), one('b')] };
const list: Block = { kind: 'list', ordered: false, items: [[one('a')], [one('b'), one('c')]] };
const timeline: Block = { kind: 'timeline', entries: [{ date: '2025', sentences: [one('d')] }] };
const heading: Block = { kind: 'heading', level: 1, text: 'e' };

describe('the sentences of a block', () => {
  it.each([
    [text, 'ab'],
    [list, 'abc'],
    [timeline, 'd'],
    [heading, ''],
  ])('are those of text, lists and timelines, in order: $0.kind', (block, expected) => {
    const found = sentencesOf(block).map((sentence) => sentence.text);

    expect(found.join('')).toBe(expected);
  });

  it('are mapped in text, lists and timelines; other blocks stay the same', () => {
    const marked = (sentence: Sentence): Sentence => ({ ...sentence, text: sentence.text.toUpperCase() });

    const mapped = [text, list, timeline, heading].map((block) => mapSentences(block, marked));

    expect(mapped.flatMap(sentencesOf).map((sentence) => sentence.text)).toEqual([...'ABABCD']);
    expect(mapped[3]).toBe(heading);
  });

  it('remove an item, and then the block, if none of them passes', () => {
    const kept = [text, list, heading].map((block) => filterSentences(block, (sentence) => sentence.text === 'a'));

    expect(kept).toEqual([[{ ...text, sentences: [one('a')] }], [{ ...list, items: [[one('a')]] }], [heading]]);
    expect(filterSentences(list, () => false)).toEqual([]);
  });
});
