// Finds people while their name is typed: each word of the query must start a word of the name or address.

const CJK = /[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const BREAKS = /[\s@._+-]+/;

const folded = (text: string) => text.normalize('NFC').toLowerCase();

/** These scripts write family and given name together, so a query may match in the middle of a word. */
const begins = (words: readonly string[], wanted: string): boolean =>
  words.some((word) => (CJK.test(wanted) ? word.includes(wanted) : word.startsWith(wanted)));

export const matches = (search: string) => {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  return ({ name, email }: { readonly name: string; readonly email: string }): boolean => {
    const words = [...folded(name).split(BREAKS), ...folded(email).split(BREAKS), folded(email)];
    return wanted.every((part) => begins(words, part));
  };
};
