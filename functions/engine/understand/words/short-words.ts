// Writes out the short forms of English questions: "turnover last yr", "whats the avg rent".
import shortWords from '#shared/language/lexicon/short-words.json' with { type: 'json' };

const FULL: ReadonlyMap<string, string> = new Map(Object.entries(shortWords.en));
const SHORT = new RegExp(`(?<![\\p{L}\\d'’.&-])(?:${[...FULL.keys()].join('|')})(?![\\p{L}\\d'’&-]|\\.\\s?\\d)`, 'giu');

/** A word in capitals is a name: REV, MKT. */
const isName = (word: string): boolean => word.length > 2 && word === word.toUpperCase() && /\p{Lu}/u.test(word);

export const withFullWords = (question: string): string =>
  question.replace(SHORT, (word) => (isName(word) ? word : (FULL.get(word.toLowerCase()) ?? word)));
