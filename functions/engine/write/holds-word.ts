// Tests whether a text has a word of a question: Latin words by stem, others by characters.
import { escaped } from '#shared/language/escaped.ts';
import denials from '#shared/language/lexicon/denials.json' with { type: 'json' };
import { remembering } from '#shared/remembering.ts';
import { terms } from '../terms.ts';

/** Each word of a question is sought in the same few texts: a line, its headings, its passage, its file. Set by hand. */
const MAX_TEXTS = 512;
const spaceless = remembering(
  (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/g, ''),
  MAX_TEXTS,
);
const termsOf = remembering((text: string): ReadonlySet<string> => new Set(terms(text)), MAX_TEXTS);
const isLatin = (word: string): boolean => /^[\x20-\x7e\u00c0-\u024f]+$/.test(word);

const DENYING = [...denials.prefixes.ko, ...denials.prefixes.ja].join('');
/** Whether the text has the word with a prefix of denial alone: 무담보 is no 담보, 無担保 no 担保. */
const isDenied = (word: string, text: string): boolean => {
  const denied = new RegExp(`(?<!\\p{L})[${DENYING}]${escaped(word)}`, 'gu');
  return denied.test(text) && !spaceless(text.replace(denied, ' ')).includes(spaceless(word));
};

export const holdsWord = (word: string, text: string): boolean => {
  if (!isLatin(word)) return spaceless(text).includes(spaceless(word)) && !isDenied(word, text);
  const own = termsOf(text);
  return own.has(word) || terms(word).some((one) => own.has(one));
};
