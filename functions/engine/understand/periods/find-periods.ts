// Finds the periods that a question names, including ranges and words such as "last year".
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import howMuchItMoved from '#shared/language/lexicon/how-much-it-moved.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import movementQuestions from '#shared/language/lexicon/movement-questions.json' with { type: 'json' };
import { findDirection } from '../kinds/directions.ts';
import { requestedMove } from '../kinds/yes-no.ts';
import { asksHowItMoved, asksWhy } from '../words/question-words.ts';
import { basePeriod } from './base-period.ts';
import { yearsFromSubject, yearsFromToday } from './relative-years.ts';

/** Words that ask for a change, which is measured against the same period a year before. */
const movesIn = compile(movementQuestions);
const howMuchIn = compile(howMuchItMoved);
export const asksGrowth = (question: string): boolean => {
  const plain = question.normalize('NFKC');
  const isMoved = movesIn(plain).length > 0 || howMuchIn(plain).length > 0 || findDirection(plain) !== undefined;
  return asksHowItMoved(plain) || requestedMove(plain) !== undefined || (isMoved && !asksWhy(question));
};
const yearsOff = (period: string, years: number): string[] =>
  /^\d{4}(?:[QH]\d|-\d\d|-\d\d-\d\d)?$/.test(period) ? [`${Number(period.slice(0, 4)) + years}${period.slice(4)}`] : [];
/** Both periods of a change: the named period is the end, unless it is the base. */
const bothEnds = (question: string, period: string): string[] =>
  basePeriod(question) ? [period, ...yearsOff(period, 1)] : [...yearsOff(period, -1), period];

const RANGE = /((?:19|20)\d\d)\s?(?:년|年)?(?:부터|から|\s?(?:-|–|~|～|to|through|until)\s?)\s?((?:19|20)\d\d)/gi;
const MAX_YEARS = 10;

/**
 * Whether the question names a range, "from 2023 to 2025": the years between are included, and a change runs from first
 * to last.
 */
export const namesRange = (question: string): boolean => ranges(question.normalize('NFKC')).length > 0;

const ranges = (question: string): string[] =>
  [...question.matchAll(RANGE)].flatMap(([, from, to]) => {
    const length = Number(to) - Number(from) + 1;
    if (length < 2 || length > MAX_YEARS) return [];
    return Array.from({ length }, (_, i) => String(Number(from) + i));
  });

/** Adds the day to a year: "cash at December 31 in 2022" means the year that ends on that day. */
const onDay = (named: readonly string[], question: string): readonly string[] => {
  const [day, ...others] = daysIn(question);
  return day === undefined || others.length > 0
    ? named
    : named.map((key) => (/^\d{4}$/.test(key) ? `${key}-${day.key}` : key));
};

/**
 * `base` is the year of an earlier question, from which "the year before" counts. Without it, such words are left to
 * the documents.
 */
export const findPeriods = (question: string, now: number, base?: number): string[] => {
  const plain = question.normalize('NFKC');
  const named = onDay(
    periodsIn(plain).map(({ key }) => key),
    plain,
  );
  const own = named.map((key) => Number(key.slice(0, 4))).filter((year) => year > 0);
  // "2021 and the year before" counts from the named year.
  const subject = own.length > 0 ? Math.max(...own) : base;
  const today = new Date(now).getUTCFullYear();
  // For a quarter, "the year before" means the same quarter of the previous year.
  const [quarter, ...more] = named.filter((key) => /[QH]\d$/.test(key));
  const whole = more.length === 0 ? quarter : undefined;
  const relative = [
    ...yearsFromToday(plain).map((distance) => String((subject ?? today) + distance)),
    ...(subject === undefined
      ? []
      : yearsFromSubject(plain).flatMap((distance) => yearsOff(whole ?? String(subject), distance))),
  ];
  const all = [...new Set([...ranges(plain), ...named, ...relative])];
  const [only, ...others] = all;
  return only && others.length === 0 && asksGrowth(plain) ? bothEnds(plain, only) : all;
};
