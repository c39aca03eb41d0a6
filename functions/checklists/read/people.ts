// Recognizes a column of people: few names or offices, each in several rows.

import { remembering } from '#shared/remembering.ts';
import people from '../words/people.json' with { type: 'json' };

const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`;

const TITLED = new RegExp(`^${oneOf(people.before)}\\.? \\p{L}`, 'iu');
/** "J. Smith", "Smith, J." */
const INITIALED = /^(?:\p{Lu}\. ?){1,2}\p{Lu}\p{L}+(?:[- ]\p{Lu}\p{L}+)?$|^\p{Lu}\p{L}+,? (?:\p{Lu}\. ?){1,2}$/u;
const RANKED = new RegExp(`^\\S{1,6} ?\\S{0,4}${oneOf(people.after)}$`, 'u');
const OFFICE = new RegExp(`(?:^| )${oneOf(people.offices)}$`, 'iu');

const MAX_LENGTH = 30;
const isPerson = remembering(
  (text: string): boolean =>
    text.length <= MAX_LENGTH && [TITLED, INITIALED, RANKED, OFFICE].some((form) => form.test(text.trim())),
);

const MIN_SHARE = 0.8;
const MIN_NAMES = 3;

/** Nearly all texts are people, and some are in several rows. Set by hand, not tuned on a set. */
export const arePeople = (texts: readonly string[]): boolean =>
  texts.length >= MIN_NAMES &&
  new Set(texts).size <= texts.length * MIN_SHARE &&
  texts.filter(isPerson).length >= texts.length * MIN_SHARE;
