// Guesses the use of a column from single words of its head, if no list contains the whole head.

import { remembering } from '#shared/remembering.ts';
import clues from '../words/head-clues.json' with { type: 'json' };
import type { Role } from './roles.ts';

const MAX_LENGTH = 50;
const isLatin = (word: string): boolean => /^[\x20-\x7e]+$/.test(word);

type Clue = { readonly word: string; readonly role: Role };
const cluesIn = (words: Readonly<Record<string, readonly string[]>>): readonly Clue[] =>
  Object.entries(words)
    .flatMap(([role, own]) => own.map((word) => ({ word, role: role as Role })))
    .sort((a, b) => b.word.length - a.word.length);

const LEADS = cluesIn(clues.leads);
const WORDS = cluesIn(clues.words);
const LATIN = new Map(WORDS.filter(({ word }) => isLatin(word)).map(({ word, role }) => [word, role]));
const OTHERS = WORDS.filter(({ word }) => !isLatin(word));

/** "Follow-up required (Y/N)": a choice, not words. */
const YES_OR_NO = /\by(?:es)? ?\/ ?no?\b/i;

const PREPOSITION = / (?:of|in|for|from|by|to|on|with|under|against|at|over|about|behind) /;

/** In English the thing is the last word before the preposition. */
const latinRole = (text: string): Role | undefined => {
  const [thing = '', ...rest] = text.split(PREPOSITION);
  return [thing, ...rest]
    .map((part) =>
      part
        .split(' ')
        .reverse()
        .map((word) => LATIN.get(word) ?? LATIN.get(word.replace(/s$/, '')))
        .find((role) => role !== undefined),
    )
    .find((role) => role !== undefined);
};

/** The most characters after the word: "回答欄". */
const MAX_AFTER = 1;

/** In Korean and Japanese the last word decides; of several that end there, the longest. */
const otherRole = (text: string): Role | undefined =>
  OTHERS.map(({ word, role }) => ({ role, length: word.length, end: text.lastIndexOf(word) + word.length, word }))
    .filter(({ word, end }) => text.includes(word) && text.length - end <= MAX_AFTER)
    .sort((a, b) => b.end - a.end || b.length - a.length)[0]?.role;

const hasDeed = (text: string): boolean =>
  clues.deeds.some((deed) => (isLatin(deed) ? ` ${text} `.includes(` ${deed} `) : text.includes(deed)));

const readClue = (head: string): Role | undefined => {
  if (head.length > MAX_LENGTH) return undefined;
  const text = head
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]/g, ' ')
    .replace(/['’]s?(?= |$)/g, '')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim();
  const lead = LEADS.find(({ word }) => (isLatin(word) ? `${text} `.startsWith(`${word} `) : text.startsWith(word)));
  const role = lead?.role ?? otherRole(text.replace(/ /g, '')) ?? latinRole(text);
  if (role === 'comment' && YES_OR_NO.test(head)) return undefined;
  return role === 'owner' && hasDeed(text) ? 'other' : role;
};

export const clueIn = remembering(readClue);
