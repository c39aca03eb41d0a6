// Decides what a sentence of a document says of a thing: allowed, only with consent, prohibited, a duty, absent, so.
import polarity from '../words/polarity.json' with { type: 'json' };
import stances from '../words/sentence-polarity.json' with { type: 'json' };
import { addsWords, clausesAbout, clausesIn, matcher, plain, withoutLaws } from './plain-text.ts';

/** In the order in which they are tested: "need not" before "not". */
const STANCES = [
  'waives',
  'free',
  'limits',
  'conditional',
  'forbids',
  'allows',
  'requires',
  'partial',
  'planned',
  'absent',
  'declines',
  'affirms',
] as const;
export type Stance = (typeof STANCES)[number];
export type Reading = { readonly stance: Stance; readonly isExcepted: boolean };

const PATTERNS = STANCES.map((stance) => ({ stance, pattern: matcher(stances.groups[stance]) }));
const NEUTRAL = new RegExp(matcher(stances.neutral), 'gu');
/** "Unless either party objects": a negation within a condition does not deny what follows. */
const UNLESS = new RegExp(matcher(stances.unless), 'gu');
const WITHOUT = matcher(stances.without);
const EXCEPTION = matcher(stances.exceptions);
/** "Except with consent" is a condition and no exception. */
const RULES: readonly Stance[] = ['forbids', 'allows', 'requires', 'waives'];
const UNCLEAR = polarity.unclear.map((pattern) => new RegExp(pattern, 'u'));

/** "Signed without qualification" for "was it qualified?". */
const lacksNamed = (question: string, text: string): boolean => {
  const lacking = WITHOUT.exec(text)
    ?.slice(1)
    .find((word) => word !== undefined);
  return lacking !== undefined && addsWords(question, [], lacking);
};

const stanceOf = (question: string, clause: string): Stance | undefined => {
  const text = withoutLaws(plain(clause)).replace(NEUTRAL, ' ').trim();
  const bare = text.replace(UNLESS, ' ').trim();
  const isOnlySupposed = bare !== text && addsWords(question, [], text) && !addsWords(question, [], bare);
  const stance = PATTERNS.find(({ stance: one, pattern }) => pattern.test(one === 'conditional' ? text : bare))?.stance;
  if (isOnlySupposed && stance !== 'conditional') return undefined;
  return stance === 'affirms' && lacksNamed(question, text) ? 'declines' : stance;
};

const hasException = (clause: string): boolean => EXCEPTION.test(plain(clause));

const isUnclear = (question: string, clause: string): boolean =>
  UNCLEAR.some((pattern) => pattern.test(plain(clause)) && !pattern.test(plain(question)));

const OPENING = 12;
/** 다만, ただし, "provided that": the clause tells what the rule before it does not cover. */
const opensException = (clause: string): boolean => EXCEPTION.test(plain(clause).slice(0, OPENING));

/** The stance on what the question names; `undefined` if nothing or more than one thing is stated. */
export const readSentence = (question: string, text: string): Reading | undefined => {
  const clauses = clausesIn(text);
  const own = clausesAbout(question, clauses);
  if (own.some((clause) => isUnclear(question, clause))) return undefined;
  const rules = own.filter((clause) => !opensException(clause));
  const read = rules.length > 0 ? rules : own;
  // "May sell but shall not export": a clause beside it has other words of the question.
  const beside = clauses.filter((clause) => !opensException(clause) && addsWords(question, read, clause));
  const [stance, ...others] = new Set(
    [...read, ...beside].map((clause) => stanceOf(question, clause)).filter((one) => one !== undefined),
  );
  if (!stance || others.length > 0) return undefined;
  const isExcepted = rules.length > 0 && [...rules.filter(hasException), ...clauses.filter(opensException)].length > 0;
  return { stance, isExcepted: isExcepted && RULES.includes(stance) };
};
