// Merges consecutive words of one style in a line into one text and one link: the layout places each word separately.
import type { Page, Word } from 'pdfmake/js/Printer.js';

const LOOK = ['font', 'fontSize', 'color', 'sup', 'link', 'linkToDestination'] as const;
/** In points: an invisible change of the distance between words. */
const TOLERANCE = 0.1;

const isAlike = (a: Word, b: Word): boolean => LOOK.every((key) => a[key] === b[key]);

const joined = (words: readonly Word[]): readonly Word[] => {
  const [first] = words;
  // A page number is only known when its line is drawn.
  if (!first || words.length === 1 || words.some(({ _pageNodeRef }) => _pageNodeRef)) return words;
  const text = words.map((word) => word.text).join('');
  const width = words.reduce((sum, word) => sum + word.width, 0);
  const drawn = first.font.widthOfString(text, first.fontSize);
  return Math.abs(drawn - width) > TOLERANCE ? words : [{ ...first, text, width }];
};

const joinLine = (words: readonly Word[]): Word[] => {
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    if (run?.[0] && isAlike(run[0], word)) run.push(word);
    else runs.push([word]);
  }
  return runs.flatMap(joined);
};

export const joinWords = (pages: readonly Page[]): void => {
  for (const { items } of pages)
    for (const { type, item } of items) if (type === 'line') item.inlines = joinLine(item.inlines);
};
