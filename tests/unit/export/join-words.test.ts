// Which words of a line become one piece of text in a PDF, and which stay separate.
import type { Word } from 'pdfmake/js/Printer.js';
import { expect, it } from 'vitest';
import { joinWords } from '#functions/export/pdf/join-words.ts';

/** Five points per character, three less if characters are set closer. */
const font = { widthOfString: (text: string) => text.length * 5 - (text.includes('AV') ? 3 : 0) };
const word = (text: string, look: Partial<Word> = {}): Word => ({
  text,
  font,
  fontSize: 10,
  width: font.widthOfString(text),
  ...look,
});

const textsOf = (...inlines: Word[]): string[] => {
  const item = { inlines };
  joinWords([
    {
      items: [
        { type: 'vector', item: {} },
        { type: 'line', item },
      ],
    },
  ]);
  return item.inlines.map(({ text }) => text);
};

it('joins words with one style, at their original width', () => {
  const item = { inlines: [word('매출액은 '), word('4,385억 '), word('원')] };

  joinWords([{ items: [{ type: 'line', item }] }]);

  expect(item.inlines).toEqual([word('매출액은 4,385억 원', { width: 65 })]);
});

it('makes one link of words with one target', () => {
  const lead = { link: 'https://app.test/files' };

  expect(textsOf(word('see '), word('annual ', lead), word('report', lead))).toEqual(['see ', 'annual report']);
});

it.each([
  ['another colour', { color: '#2a49b0' }],
  ['another size', { fontSize: 8 }],
  ['another font', { font: { ...font } }],
  ['a raised mark', { sup: true }],
  ['another place', { linkToDestination: 'note' }],
  ['the number of a page', { _pageNodeRef: {} }],
])('keeps %s separate', (_, look) => {
  expect(textsOf(word('a '), word('b', look))).toEqual(['a ', 'b']);
});

it('does not move characters closer', () => {
  expect(textsOf(word('A'), word('V'))).toEqual(['A', 'V']);
});
