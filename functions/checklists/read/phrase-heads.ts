// Recognizes longer heads by their beginning or end: a place, a date, a document, a condition, a respondent.
import heads from '../words/heads.json' with { type: 'json' };
import { isWhoResponds } from './agents.ts';
import { isDocumentNoun } from './document-names.ts';
import type { Role } from './roles.ts';

/** Korean and Japanese continue without a space: "VDR번호". */
const NEXT_WORD = /^[ \p{scx=Hang}\p{scx=Han}\p{scx=Kana}]/u;

/** "DD report ref.", "schedule attached", "where disclosed" are about a document; "ref." alone numbers the entries. */
const isOfDocument = (words: string): boolean => {
  const [, thing = ''] = /^(?:.* )?([a-z-]+) (?:ref(?:erence)?|attached|enclosed|appended)$/.exec(words) ?? [];
  return isDocumentNoun(thing) || /^where (?:[a-z]+ed|to [a-z]+)$/.test(words);
};

/** `words`: in lower case without punctuation. */
export const phraseRole = (words: string): Role | undefined => {
  if (heads.places.some((place) => words.startsWith(place) && NEXT_WORD.test(words.slice(place.length))))
    return 'reference';
  // "Provided by the vendor on": a date.
  if (/^[a-z]+ed .*on$/.test(words)) return 'other';
  if (isOfDocument(words) || words.startsWith('supporting ')) return 'reference';
  if (heads.conditions.some((one) => `${words} `.includes(one))) return 'comment';
  return isWhoResponds(words) ? 'owner' : undefined;
};
