// Tests whether a text has a word of a question: Latin words by stem, others by characters.
import { terms } from '../terms.ts';

const spaceless = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');
const isLatin = (word: string): boolean => /^[\x20-\x7e\u00c0-\u024f]+$/.test(word);

export const holdsWord = (word: string, text: string): boolean => {
  if (!isLatin(word)) return spaceless(text).includes(spaceless(word));
  const own = terms(text);
  return [word, ...terms(word)].some((one) => own.includes(one));
};
