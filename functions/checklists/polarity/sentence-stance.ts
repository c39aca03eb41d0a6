// Decides what a sentence of a document says of a thing: allowed, only with consent, prohibited, a duty, absent, so.
import polarity from '../words/polarity.json' with { type: 'json' };
import stances from '../words/sentence-polarity.json' with { type: 'json' };
import { isOfOtherSide } from './actors.ts';
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
/** `isReserved`: the exception is left to another document, a schedule. */
export type Reading = { readonly stance: Stance; readonly isExcepted: boolean; readonly isReserved: boolean };

const PATTERNS = STANCES.map((stance) => ({ stance, pattern: matcher(stances.groups[stance]) }));
const NEUTRAL = new RegExp(matcher(stances.neutral), 'gu');
/** "Unless either party objects": a negation within a condition does not deny what follows. */
const UNLESS = new RegExp(matcher(stances.unless), 'gu');
const WITHOUT = matcher(stances.without);
const EXCEPTION = matcher(stances.exceptions);
/** "Except with consent" is a condition and no exception. */
const RULES: readonly Stance[] = ['forbids', 'allows', 'requires', 'waives'];
const FACTS: readonly Stance[] = ['partial', 'absent', 'declines', 'affirms'];
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

const EXCEPTED = matcher(stances.excepted);
const CONSENTS = matcher(stances.consents);
/** What holds for the thing that a rule leaves out. */
const LIFTED: Readonly<Partial<Record<Stance, Stance>>> = {
  requires: 'waives',
  conditional: 'free',
  forbids: 'allows',
  allows: 'forbids',
  waives: 'requires',
};

/** The clause without its exception, if the question asks about what the exception names. */
const liftedFrom = (question: string, clause: string): string | undefined => {
  const text = withoutLaws(plain(clause));
  const named = EXCEPTED.exec(text);
  const what = named?.slice(1).find((part) => part !== undefined);
  if (!named || what === undefined || CONSENTS.test(what)) return undefined;
  const rest = text.replace(named[0], ' ');
  return addsWords(question, [rest], what) ? rest : undefined;
};

const stanceIn = (question: string, clause: string): Stance | undefined => {
  const rest = liftedFrom(question, clause);
  const stance = stanceOf(question, rest ?? clause);
  return rest !== undefined && stance ? LIFTED[stance] : stance;
};

const RESERVED = matcher(stances.reserved);
const [OTHERS, ASKED_OTHERS, BESIDE_PARTY] = [
  new RegExp(matcher(stances.others), 'gu'),
  matcher(stances.askedOthers),
  new RegExp(matcher(stances.besideParty), 'gu'),
] as const;
/** "From any person other than the supplier" is no exception for a question on another supplier. */
const withoutOthers = (question: string, clause: string): string => {
  const text = withoutLaws(plain(clause)).replace(BESIDE_PARTY, ' ');
  return ASKED_OTHERS.test(plain(question)) ? text.replace(OTHERS, ' ') : text;
};
const hasException = (question: string, clause: string): boolean => EXCEPTION.test(withoutOthers(question, clause));

const isUnclear = (question: string, clause: string): boolean =>
  UNCLEAR.some((pattern) => pattern.test(plain(clause)) && !pattern.test(plain(question)));

const TURNS = new RegExp(polarity.turns.join('|'), 'u');
/** "In the prior year, but not in this one": the clause holds of a time or place that may not be the one asked about. */
const isTurned = (clause: string, clauses: readonly string[]): boolean =>
  TURNS.test(plain(clauses[clauses.indexOf(clause) + 1] ?? ''));

const OPENER = matcher(stances.openers);
const OPENING = 12;
/** 다만, ただし, "provided that": the clause tells what the rule before it does not cover. */
const opensException = (clause: string): boolean => OPENER.test(plain(clause).slice(0, OPENING));

type Stances = Omit<Reading, 'stance'> & {
  readonly stances: ReadonlySet<Stance>;
  /** A fact does not hold of what it leaves out; what follows it as an exception is another fact. */
  readonly isFactExcepted: boolean;
};

/** What the clauses on what the question names state; `undefined` if they cannot be read. */
const stancesIn = (question: string, text: string): Stances | undefined => {
  const clauses = clausesIn(text).filter((clause) => !isOfOtherSide(question, clause));
  const own = clausesAbout(question, clauses);
  if (own.some((clause) => isUnclear(question, clause) || isTurned(clause, clauses))) return undefined;
  const rules = own.filter((clause) => !opensException(clause));
  // "May sell but shall not export": a clause beside it has other words of the question.
  const isBeside = (clause: string): boolean => !opensException(clause) && addsWords(question, rules, clause);
  const beside = rules.length > 0 ? clauses.filter(isBeside) : [];
  const stancesOf = (read: readonly string[]): Stance[] =>
    read.map((clause) => stanceIn(question, clause)).filter((one) => one !== undefined);
  const ruled = stancesOf([...rules, ...beside]);
  // An exception to a permission is a part of it; an exception to a fact that is asked about is another fact.
  const found = ruled.some((stance) => RULES.includes(stance)) ? ruled : [...ruled, ...stancesOf(own)];
  const unlifted = rules.filter((clause) => liftedFrom(question, clause) === undefined);
  const opening = clauses.filter(opensException);
  const excepted = [...unlifted.filter((clause) => hasException(question, clause)), ...opening];
  const isReserved = [...unlifted, ...opening].some((clause) => RESERVED.test(plain(clause)));
  return {
    stances: new Set(found),
    isExcepted: rules.length > 0 && excepted.length > 0,
    isReserved,
    isFactExcepted: isReserved || unlifted.some((clause) => EXCEPTED.test(withoutOthers(question, clause))),
  };
};

/** True for a sentence that both grants and denies what the question names. */
export const isMixed = (question: string, text: string): boolean => (stancesIn(question, text)?.stances.size ?? 0) > 1;

/** The stance on what the question names; `undefined` if nothing or more than one thing is stated. */
export const readSentence = (question: string, text: string): Reading | undefined => {
  const found = stancesIn(question, text);
  const [stance, ...others] = found?.stances ?? [];
  if (!found || !stance || others.length > 0) return undefined;
  const isLeftOut = RULES.includes(stance) ? found.isExcepted : FACTS.includes(stance) && found.isFactExcepted;
  const isExcepted = isLeftOut || found.isReserved;
  return { stance, isExcepted, isReserved: found.isReserved };
};
