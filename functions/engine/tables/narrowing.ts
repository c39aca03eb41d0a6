// Words that turn one line into another: if the question has them, a row without them in any language does not match.

import { escaped } from '#shared/language/escaped.ts';
import narrowing from '#shared/language/lexicon/narrowing-words.json' with { type: 'json' };

const LATIN = /^[\x20-\x7e]+$/;
const patternOf = (words: readonly string[]): RegExp =>
  new RegExp(words.map((word) => (LATIN.test(word) ? `\\b${escaped(word)}` : escaped(word))).join('|'), 'iu');
const GROUPS = narrowing.groups.map(patternOf);

/** Returns the question's words that the surroundings lack. */
export const narrowingLeft = (question: string, around: string): string[] =>
  GROUPS.filter((words) => !words.test(around)).flatMap((words) => words.exec(question)?.[0] ?? []);
