// Splits an open row that wants to know several things of one: "balance, rate and maturity of the loans".
import words from '../../checklists/words/row-parts.json' with { type: 'json' };

const LATIN = /^[\p{scx=Latn}\P{L}]+$/u;
const HANGUL = /\p{Script=Hangul}/u;
const BRACKETS = /\s?[(（][^)）]*[)）]/gu;
const END = /[\s.。]+$/u;
const TAILS = new RegExp(words.tails, 'u');
const JOINS = new RegExp(words.joins, 'u');
const OWNER = new RegExp(`^(.*(?:${words.owners}))(?=\\S)`, 'u');
const POSSESSIVE = new RegExp(`^(.*(?:${words.possessive}))(?=\\S)`, 'u');
const BACK = new RegExp(words.back, 'u');

const BEGINS = new RegExp(words.begins, 'iu');
const DETAILS = new RegExp(words.details, 'iu');
const BETWEEN = new RegExp(words.between, 'u');
const BEHIND = new RegExp(` (?:${words.within}) .+$`, 'iu');
const BEFORE = new RegExp(`^.+ (?:${words.within}) (?:the |its )?`, 'iu');
const BOUND = new RegExp(words.bound, 'iu');

/** A row with more is a table of its own. */
const MAX_PARTS = 4;
/** Fewer words say too little of what they are about. Set by hand. */
const MIN_WORDS = 3;

const countOf = (text: string): number => text.split(' ').length;

/** The last thing may say what all are of: "margin and fees of the loans". */
const inEnglish = (text: string): string[] => {
  const row = text.replace(BEGINS, '').replace(DETAILS, '');
  const things = row
    .split(BETWEEN)
    .map((one) => one.replace(BEGINS, '').trim())
    .filter((one) => !BOUND.test(one));
  const [first = ''] = things;
  const behind = BEHIND.exec(things.at(-1) ?? '')?.[0] ?? '';
  const before = BEFORE.exec(first)?.[0] ?? '';
  return things
    .map((one, n) => {
      const isOpen = !BEHIND.test(one);
      if (n > 0 && isOpen && countOf(one) < MIN_WORDS) return before + one;
      return isOpen && n < things.length - 1 && countOf(one) > 1 ? one + behind : one;
    })
    .filter((one) => countOf(one) >= MIN_WORDS);
};

const ownerIn = (text: string): string =>
  OWNER.exec(text)?.[1] ?? (text.includes(' ') ? text.slice(0, text.lastIndexOf(' ') + 1) : '');

const ofOwner = (first: string, thing: string): string => {
  const bare = thing.replace(BACK, '');
  const isOwned = ownerIn(bare) !== '' && POSSESSIVE.test(bare);
  return (isOwned ? (POSSESSIVE.exec(first)?.[1] ?? ownerIn(first)) : ownerIn(first)) + bare;
};

/** The first thing says what all are of; if it is a name alone, the second says what is wanted of both. */
const inOthers = (text: string): string[] => {
  const [first = '', ...others] = text.split(JOINS).map((one) => one.trim());
  const [second = '', ...rest] = others;
  const possessed = POSSESSIVE.exec(second)?.[1] ?? '';
  if (ownerIn(first) === '' && possessed !== '')
    return [first + second.slice(possessed.trimEnd().length - 1), second, ...rest.map((one) => ofOwner(second, one))];
  // A thing without an owner says too little by itself, as does a single Korean word.
  if (ownerIn(first) !== '') return [first, ...others.map((one) => ofOwner(first, one))];
  return HANGUL.test(first) ? [] : [first];
};

/** Empty for a row that wants to know one thing. */
export const rowParts = (row: string): readonly string[] => {
  const text = row.normalize('NFKC').trim().replace(END, '').replace(BRACKETS, '').replace(TAILS, '').trim();
  const parts = [...new Set((LATIN.test(text) ? inEnglish : inOthers)(text))].filter((one) => one !== text);
  return parts.length > MAX_PARTS ? [] : parts;
};
