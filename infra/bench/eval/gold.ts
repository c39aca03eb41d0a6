// Whether a passage or quote is where the answer is printed.

import type { Gold } from './question-set.ts';
import type { Found } from './score.ts';
import { documentName } from './sets.ts';

const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
/** A shorter line, such as a heading or a lone year, may stand anywhere. */
const LEAST_LENGTH = 12;

/** One whole line of it stands in the text that answers. */
const isWithin = (text: string, answering: string): boolean => {
  const own = plain(answering);
  return text
    .split('\n')
    .map(plain)
    .some((line) => (line.length >= LEAST_LENGTH && own.includes(line)) || (own !== '' && line.includes(own)));
};

export const isGold = (gold: Gold, { document, pages, text }: Found): boolean =>
  gold.document === documentName(document) && ('page' in gold ? pages.includes(gold.page) : isWithin(text, gold.text));
