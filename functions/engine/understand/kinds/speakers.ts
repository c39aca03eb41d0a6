// Removes the speaker from a question: "the plans that management mentioned" are the plans.

import { escaped } from '#shared/language/escaped.ts';
import lexicon from '#shared/language/lexicon/speakers.json' with { type: 'json' };

const { speakers, says, asides } = lexicon;
const anyOf = (words: readonly string[]): string =>
  `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => escaped(word).replaceAll(' ', '\\s+'))
    .join('|')})`;

const PATTERNS = [
  new RegExp(`${anyOf(speakers.ko)}\\s?(?:이|가|은|는|에서|측이|측에서)?\\s?${anyOf(says.ko)}\\s?`, 'giu'),
  new RegExp(`${anyOf(speakers.ja)}(?:が|は|の)?${anyOf(says.ja)}`, 'giu'),
  new RegExp(`${anyOf(speakers.ja)}${anyOf(asides.ja)}[、,]?\\s?`, 'giu'),
  new RegExp(`,?\\s*\\b${anyOf(asides.en)}\\s+${anyOf(speakers.en)}\\b,?\\s*`, 'giu'),
];

/** "What did management say about 2026" asks "what about 2026". */
const SPEAKER_ABOUT = new RegExp(`\\b(?:did|does|has|have)\\s+${anyOf(speakers.en)}\\s+${anyOf(says.en)}\\s+`, 'giu');

/** Returns the question unchanged if nothing but its speaker is in it. */
export const withoutSpeaker = (question: string): string => {
  const about = question.replace(SPEAKER_ABOUT, 'about ');
  const rest = PATTERNS.reduce((text, pattern) => text.replace(pattern, ' '), about).trim();
  if (rest === question) return question;
  return /[\p{L}\d]{2}/u.test(rest) ? rest.replace(/\s+/g, ' ') : question;
};
