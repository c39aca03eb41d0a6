// Reads a document line by line: values with their labels, list items with their subject, sentences.
import { describe, expect, it } from 'vitest';
import { type Manner, unitsOf } from '#functions/engine/write/lines/units.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const unitsIn = (text: string, language: 'ko' | 'en' | 'ja' = 'en', manner: Manner = 'own') =>
  unitsOf({ source: 'FILES', score: 1, signals: {}, chunk: chunkOf({ text }, { language }) }, manner);

describe('a line with a label', () => {
  it.each([
    ['Ready for service: 1 October 2025', 'en', 'Ready for service'],
    ['보험기간: 2025년 3월 1일부터 1년', 'ko', '보험기간'],
    ['資本金の額 金6,000万円', 'ja', '資本金の額'],
  ] as const)('%s is found with its label', (text, language, label) => {
    expect(unitsIn(text, language)).toMatchObject([{ text, label }]);
  });

  it('is not found if a colon is far into a sentence', () => {
    const [unit] = unitsIn(
      'The board looked at the three offers that were received in the spring of the year: none was good.',
    );

    expect(unit?.label).toBe('');
  });
});

describe('a line of a document in another language than the question', () => {
  it('has a label separated by spaces only', () => {
    expect(unitsIn('입찰방법 제한경쟁', 'ko', 'across')).toMatchObject([{ label: '입찰방법' }]);
    expect(unitsIn('입찰방법 제한경쟁', 'ko')).toEqual([]);
  });

  it('is split at a second label', () => {
    expect(unitsIn('監査対象：船橋　監査期間：4月', 'ja', 'across')).toMatchObject([
      { text: '監査対象：船橋' },
      { text: '監査期間：4月' },
    ]);
  });
});

describe('an item of a list', () => {
  const units = unitsIn('The buyer may walk away where\n(1) a permit is refused\n(2) the price index falls');

  it('belongs to the line above the first item', () => {
    expect(units.filter(({ isItem }) => isItem)).toMatchObject([
      { text: 'a permit is refused', lead: 'The buyer may walk away where' },
      { text: 'the price index falls', lead: 'The buyer may walk away where' },
    ]);
  });

  it('is found at its place in the passage', () => {
    const text = '- Wages rose.\n- Fuel fell.';

    expect(unitsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Wages rose.', 'Fuel fell.']);
  });
});

describe('a paragraph', () => {
  it('is split into sentences, each with the one before it', () => {
    expect(unitsIn('The harvest was small. Frost had killed the buds.')).toMatchObject([
      { text: 'The harvest was small.', before: '' },
      { text: 'Frost had killed the buds.', before: 'The harvest was small.' },
    ]);
  });

  it('states nothing if it is a question', () => {
    expect(unitsIn('Who audits the factories?')).toEqual([]);
  });
});
