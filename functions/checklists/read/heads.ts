// Determines the use of a column by the words of its head.

import { remembering } from '#shared/remembering.ts';
import heads from '../words/heads.json' with { type: 'json' };
import { isAgent, isFollowUpHead } from './agents.ts';
import { isChoice, withoutChoices } from './choice-heads.ts';
import { compoundRole } from './compound-heads.ts';
import { joinedIn, languagesIn } from './head-parts.ts';
import { isDocumentHead } from './kind.ts';
import { likeKnown } from './like-heads.ts';
import { phraseRole } from './phrase-heads.ts';
import { ROLES, type Role } from './roles.ts';

export type Head = { readonly role: Role; readonly weight: number };

const STRONG = 3;
const WEAK = 1;
/** Known by the ending only, which is not enough to read a table as a list. */
const UNSURE = 0.5;
/** Part of a longer head. */
const WITHIN = 2;
const MAX_LENGTH = 80;
const MAX_PHRASE_LENGTH = 40;

/** "Provided Y/N": the permitted entries, after the head. */
const CHOICES = /(?<=\S) (?:y|yes) ?\/ ?(?:n|no)(?: ?\/ ?n ?\/? ?a)?$/;

export const plainHead = (text: string): string =>
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
const EXACT = new Map(KNOWN.map(({ word, role, weight }) => [tight(plainHead(word)) || word, { role, weight }]));
export const isLatin = (word: string): boolean => /^[\x20-\x7e]+$/.test(word);
type Known = (typeof KNOWN)[number] & { readonly isLatin: boolean; readonly tight: string };
/** Longest first, so that "source code reference" is not read as a code. */
const partsWith = (isPart: (known: (typeof KNOWN)[number]) => boolean): Known[] =>
  KNOWN.filter((known) => known.word.length > 1 && isPart(known))
    .sort((a, b) => b.word.length - a.word.length)
    .map((known) => ({ ...known, isLatin: isLatin(known.word), tight: tight(known.word) }));
const PARTS = partsWith(({ weight }) => weight === STRONG);
/** "Risk description" is not a question, and "maturity score" is not an answer. */
const WEAK_PARTS = partsWith(({ weight, role }) => weight === WEAK && role !== 'question' && role !== 'answer');

const INSTRUCTIONS = new Set(heads.instructions.map(tight));
/** True for a title or a sheet name that announces instructions. */
export const isInstructionHead = (text: string): boolean => INSTRUCTIONS.has(tight(plainHead(text)));

/** "Vendor response" and "response of the company" contain the word as their head; "question id" does not. */
const holdsWord = (words: string, word: string): boolean =>
  words.endsWith(` ${word}`) ||
  /^ (?:from|by|to|of|for|if) /.test(words.startsWith(word) ? words.slice(word.length) : '');

const exactHead = (bare: string): Head | undefined => EXACT.get(tight(bare)) ?? EXACT.get(bare);

const TAIL = new RegExp(` (?:${heads.tails.join('|')})$`);
/** "Evidence inspected" means evidence. */
const DONE = / [a-z]{3,}ed$/;
/** "Rationale for answer" means a rationale. */
const BEFORE_PREPOSITION = /^([a-z ]+?) (?:for|of|to|from|by|on|in) /;
const ABBREVIATED = new RegExp(`(?:[ -]|(?<=[^\\x20-\\x7e]))(?:${heads.abbreviations.join('|')})\\.$`);
/** "Feedback HR department": the owner follows the head. */
const FILLED_IN: readonly Role[] = ['answer', 'comment'];

/** "Resolved", "Partner approved": one or two words for a completed state. */
const IS_DONE = /^(?:[a-z]+ )?[a-z]{3,}ed$/;

const ENDINGS = (['status', 'other'] as const).flatMap((role) => heads.endings[role].map((end) => ({ role, end })));

const byEnding = (words: string): Head | undefined => {
  const ending = ENDINGS.find(({ end }) => words.endsWith(end) && words.length > end.length);
  if (ending) return { role: ending.role, weight: UNSURE };
  if (/^[a-z]+ed by|.* by$/.test(words) || words.startsWith('last ')) return { role: 'other', weight: UNSURE };
  if (heads.unfinished.some((end) => words.endsWith(end))) return undefined;
  return IS_DONE.test(words) ? { role: 'status', weight: UNSURE } : undefined;
};

const IS_OWNED = new RegExp(`^[a-z]+ [a-z]+ (?:${heads.people.join('|')})$`);

/** A sentence that ends with the word of a head is not a head. */
const longerHead = (bare: string): Head | undefined => {
  if (bare.length > MAX_PHRASE_LENGTH || (/[.!。]$/.test(bare) && !ABBREVIATED.test(bare))) return undefined;
  const words = bare.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const phrase = phraseRole(words);
  if (phrase) return { role: phrase, weight: WITHIN };
  const tailed = exactHead(words.replace(TAIL, '').replace(DONE, ''));
  if (tailed?.role === 'reference') return { role: 'reference', weight: WITHIN };
  const compound = compoundRole(bare);
  if (compound) return { role: compound, weight: WITHIN };
  const [, thing] = BEFORE_PREPOSITION.exec(words) ?? [];
  const named = thing === undefined ? undefined : exactHead(thing);
  if (named) return { role: named.role, weight: Math.min(named.weight, WITHIN) };
  const own = tight(bare);
  const isWithin = (part: Known): boolean => (part.isLatin ? holdsWord(words, part.word) : own.endsWith(part.tight));
  const begun = (): Known | undefined =>
    PARTS.find(({ word, role, isLatin: is }) => is && FILLED_IN.includes(role) && words.startsWith(`${word} `));
  // "Response IT lead": the two words after it name the owner.
  const whole = (IS_OWNED.test(words) ? begun() : undefined) ?? PARTS.find(isWithin);
  if (!whole && isAgent(words)) return { role: 'owner', weight: WEAK };
  const part = whole ?? begun() ?? WEAK_PARTS.find(isWithin);
  if (part) return { role: part.role, weight: Math.min(part.weight, WITHIN) };
  // "답변 요약" means an answer; in English the last word decides.
  const first = PARTS.find((one) => !one.isLatin && own.startsWith(one.tight));
  return first ? { role: first.role, weight: WEAK } : byEnding(words);
};

/**
 * Of several heads in one cell ("Question / Request"), the most specific: an answer before a comment, else the first.
 */
const bestHead = (texts: readonly string[]): Head | undefined => {
  const parts = texts.map((part) => plainHead(part).trim());
  if (parts.length < 2) return undefined;
  const known = parts.flatMap((part) => exactHead(part) ?? longerHead(part) ?? []);
  const isAnswered = known.some(({ role }) => role === 'answer');
  const rank = ({ role, weight }: Head): number =>
    role === 'other' || (isAnswered && role === 'comment') ? 0 : weight;
  return known.sort((a, b) => rank(b) - rank(a))[0];
};

/** "If no or in part, the planned date and who sees to it": asks for words, whatever its length. */
const explainingHead = (bare: string): Head | undefined => {
  const words = bare.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const isSentence = /[.!。]$/.test(bare) && !ABBREVIATED.test(bare);
  return !isSentence && heads.begins.some((begin) => words.startsWith(`${begin} `))
    ? { role: 'comment', weight: WITHIN }
    : undefined;
};

const NUMBER = new RegExp(`[ .]?(?:${heads.numbers.join('|')})[.]?$`, 'u');
/** "回答番号", "option no.": the number of what is answered, where the options are numbered. */
export const isNumberOfAnswer = (text: string): boolean => {
  const bare = plainHead(text);
  const thing = bare.replace(NUMBER, '');
  return thing !== bare && exactHead(thing)?.role === 'answer';
};

const BASIS = new RegExp(`^(?:${heads.bases.join('|')})(?= )|(?:${heads.bases.join('|')})$`, 'u');
/** "回答の根拠", "basis of reply": what a reply rests on, where a dictionary has it among the remarks. */
export const isBasisHead = (text: string): boolean => BASIS.test(plainHead(text));

/** "O/P/C": abbreviations of states. */
const LETTERS = /^[a-z](?: ?\/ ?[a-z]){2,}$/;

/** "Rectified (date)": the day of a state is no state. */
const DATED = /[([](?:date|day|일자|날짜|일|日付|日)[)\]]$/;

const BRACKETED = /[(（]([^)）]+)[)）]\s*$/u;
/** "備考（貴社ご回答）": remarks that take the reply. */
const takesReply = (text: string, head: Head | undefined): boolean => {
  const inside = plainHead(BRACKETED.exec(text.trim())?.[1] ?? '');
  return head?.role === 'comment' && inside !== '' && (exactHead(inside) ?? longerHead(inside))?.role === 'answer';
};

const readHead = (text: string): Head | undefined => {
  const bare = plainHead(text);
  if (bare === '') return undefined;
  if (DATED.test(text.normalize('NFKC').toLowerCase().trim())) return { role: 'other', weight: WEAK };
  if (LETTERS.test(bare) || isFollowUpHead(text)) return { role: 'status', weight: WEAK };
  const whole = exactHead(bare) ?? explainingHead(bare) ?? bestHead(joinedIn(withoutChoices(text))) ?? longerHead(bare);
  const own = whole && whole.weight >= WITHIN ? whole : (bestHead(languagesIn(text)) ?? whole);
  const head = takesReply(text, own) ? ({ role: 'answer', weight: WITHIN } as const) : own;
  if (head === undefined && isChoice(text) && isDocumentHead(text)) return { role: 'status', weight: WEAK };
  return head?.role === 'reference' && isChoice(text) ? { ...head, role: 'status' } : head;
};

const knownHead = remembering(readHead);

/** `undefined` for a text that is not a head, or a head without a known use. */
export const headOf = (text: string): Head | undefined => (text.length > MAX_LENGTH ? undefined : knownHead(text));

const likeHeads = likeKnown(KNOWN);
/** The likelihood of each use for a head, by the words that it shares with known heads. */
export const likelyRoles = remembering(likeHeads);
/** How many times more likely the best use must be than the next. */
const CLEAR = Math.exp(2);
const MAX_LIKELY_LENGTH = 40;

/** The use of a head in no list, by the words that it shares with known heads. */
export const likelyHeadOf = (text: string): Head | undefined => {
  if (text.length > MAX_LIKELY_LENGTH || /[?？.!。]$/.test(plainHead(text))) return undefined;
  const [best, next] = likelyRoles(text);
  return best && best.share >= (next?.share ?? 0) * CLEAR ? { role: best.role, weight: WEAK } : undefined;
};
