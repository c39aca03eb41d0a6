// Finds a figure stated in prose: "net debt was 312 million", 순차입금은 142억원.
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/stated-levels.json' with { type: 'json' };
import { PART_OF_YEAR } from '../../tables/column-fit.ts';
import { terms } from '../../terms.ts';
import { withoutNames } from '../../understand/names/company-names.ts';
import { asksGrowth } from '../../understand/periods/find-periods.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import { asksForMoney, isRate } from '../fit/quantities.ts';

const { links, about } = lexicon;
const LINK = new RegExp(
  `^(?:\\s?\\([^)]*\\))?(?:\\s?[:：]|(?:${[...links.ko, ...links.ja].join('|')})|\\s(?:${links.en.join('|')}))\\s*(?:(?:${about.join('|')})\\s*)?`,
  'iu',
);
const beforeIn = compile(lexicon.before);
/** 순차입금 is not 차입금; の does not form a compound. */
const COMPOUND = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}]$/u;
const CLAUSE = /[,;、，。](?!\d)/u;

/** "Revenue for 2024 was": a period may follow the name. */
const OF_TIME = /^\s(?:for|in|during|at|as of|of)\s(?:the\s)?(?:(?:financial|fiscal)\s)?(?:year\s)?(?:ended\s)?/iu;
const endOfTime = (text: string, end: number): number => {
  const lead = OF_TIME.exec(text.slice(end))?.[0];
  const time = lead && periodsIn(text).find(({ start }) => start > end && start <= end + lead.length);
  return time ? time.end : end;
};

/** Whether the text before the name in its clause adds nothing to the question. */
const isWhole = ({ question, names }: Plan, before: string): boolean => {
  const plain = withoutNames(blank(before, periodsIn(before)), names, ' ');
  const requested = new Set(terms(question));
  return terms(blank(plain, beforeIn(plain))).every((term) => requested.has(term) || /^\d/.test(term));
};

/** Whether the clause is about part of a year where a whole year is requested. */
const isPartOfYear = ({ question, periods }: Plan, before: string): boolean =>
  periods.length > 0 &&
  periods.every((key) => /^\d{4}$/.test(key)) &&
  PART_OF_YEAR.test(before) &&
  !PART_OF_YEAR.test(question);

/** Returns the figure stated of a name; `undefined` also if the name belongs to a longer name or a narrower part. */
export const levelAt = (plan: Plan, text: string, { start, end: endOfName }: Place): Figure | undefined => {
  const isOfOne = plan.periods.length < 2 && !asksGrowth(plan.question);
  const end = isOfOne ? endOfTime(text, endOfName) : endOfName;
  const link = LINK.exec(text.slice(end));
  if (!link || COMPOUND.test(blank(text, periodsIn(text)).slice(0, start))) return undefined;
  const { figures } = readFigures(text);
  const at = end + link[0].length;
  const stated = figures.find((figure) => Math.abs(figure.start - at) <= 1);
  const lastEnd = figures.findLast((figure) => figure.end <= start)?.end ?? 0;
  const before = text.slice(lastEnd, start).split(CLAUSE).at(-1) ?? '';
  if (stated?.unit === undefined || (isRate(stated.unit) && asksForMoney(plan))) return undefined;
  return isWhole(plan, before) && !isPartOfYear(plan, text.slice(0, start).split(CLAUSE).at(-1) ?? '')
    ? stated
    : undefined;
};

/** Whether a second figure of the same unit follows, as a change needs. */
export const hasBoth = (text: string, { unit, start }: Figure): boolean =>
  readFigures(text).figures.some((other) => other.unit === unit && other.start > start);
