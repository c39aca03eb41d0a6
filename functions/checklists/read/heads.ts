// What a column is for, by the words at its head.
import heads from '../words/heads.json' with { type: 'json' };

const ROLES = ['question', 'answer', 'comment', 'reference', 'status', 'section', 'owner', 'other'] as const;
export type Role = (typeof ROLES)[number];
export type Head = { readonly role: Role; readonly weight: number };

const STRONG = 3;
const WEAK = 1;
/** Part of a longer head. */
const WITHIN = 2;
const LONGEST = 80;
const LONGEST_PHRASE = 40;

/** "Provided Y/N": what is to be entered under a head, after it. */
const CHOICES = /(?<=\S) (?:y|yes) ?\/ ?(?:n|no)(?: ?\/ ?n ?\/? ?a)?$/;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]|[*:：?？]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(CHOICES, '');
/** Korean and Japanese heads are written with and without spaces. */
const tight = (text: string): string => text.replace(/[\s/·・.]/g, '');

const KNOWN: readonly { readonly word: string; readonly role: Role; readonly weight: number }[] = ROLES.flatMap(
  (role) => [
    ...heads[role].strong.map((word) => ({ word, role, weight: STRONG })),
    ...heads[role].weak.map((word) => ({ word, role, weight: WEAK })),
  ],
);
const EXACT = new Map(KNOWN.map(({ word, role, weight }) => [tight(plain(word)) || word, { role, weight }]));
/** Longest first, so that "source code reference" is not a code. */
const PARTS = [...KNOWN].filter(({ weight }) => weight === STRONG).sort((a, b) => b.word.length - a.word.length);
/** "Risk description" asks nothing, and "maturity score" is no answer. */
const WEAK_PARTS = [...KNOWN]
  .filter(({ weight, role }) => weight === WEAK && role !== 'question' && role !== 'answer')
  .sort((a, b) => b.word.length - a.word.length);
const isLatin = (word: string): boolean => /^[\x20-\x7e]+$/.test(word);

const INSTRUCTIONS = new Set(heads.instructions.map(tight));
/** A title or the name of a sheet. */
export const isInstructionHead = (text: string): boolean => INSTRUCTIONS.has(tight(plain(text)));

const within = (text: string, word: string): boolean => {
  if (word.length < 2) return false;
  if (!isLatin(word)) return tight(text).endsWith(tight(word));
  const words = text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  // "Vendor response" is one, "question id" is none; "response of the company" is one again.
  return (
    words.endsWith(` ${word}`) ||
    /^ (?:from|by|to|of|for|if) /.test(words.startsWith(word) ? words.slice(word.length) : '')
  );
};

/** "답변 요약" is an answer; in English the last word says what a thing is. */
const beginsWith = (text: string, word: string): boolean =>
  word.length > 1 && !isLatin(word) && tight(text).startsWith(tight(word));

const partsOf = (text: string): string[] =>
  heads.joins.reduce((parts, join) => parts.flatMap((part) => part.split(join)), text.split('\n').map(plain));

const exactHead = (bare: string): Head | undefined => EXACT.get(tight(bare)) ?? EXACT.get(bare);

/** A sentence that ends with a head's word is none. */
const longerHead = (bare: string): Head | undefined => {
  if (bare.length > LONGEST_PHRASE || /[.!。]$/.test(bare)) return undefined;
  const part = PARTS.find(({ word }) => within(bare, word)) ?? WEAK_PARTS.find(({ word }) => within(bare, word));
  if (part) return { role: part.role, weight: Math.min(part.weight, WITHIN) };
  const first = PARTS.find(({ word }) => beginsWith(bare, word));
  return first && { role: first.role, weight: WEAK };
};

/** Of several heads in one, "Question / Request", what says most of the column: the first of equals. */
const joinedHead = (text: string): Head | undefined => {
  const parts = partsOf(text).map((part) => part.trim());
  const known = parts.flatMap((part) => exactHead(part) ?? longerHead(part) ?? []);
  const rank = ({ role, weight }: Head): number => (role === 'other' ? 0 : weight);
  return parts.length > 1 ? known.sort((a, b) => rank(b) - rank(a))[0] : undefined;
};

/** Undefined for a head that says nothing, and for what is no head. */
export const headOf = (text: string): Head | undefined => {
  const bare = plain(text);
  if (bare === '' || text.length > LONGEST) return undefined;
  return exactHead(bare) ?? joinedHead(text) ?? longerHead(bare);
};
