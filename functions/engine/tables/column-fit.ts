// Rates how well a column fits the requested period: the whole of it, or a part, a change or a quarter.
import periodColumns from '#shared/language/lexicon/period-columns.json' with { type: 'json' };
import { LANGUAGES } from '#shared/model/enums.ts';
import { findMetrics } from '../understand/measures/find-metrics.ts';
import type { Plan } from '../understand/plan-type.ts';
import { metricScore, OWN_LABEL } from './label-match.ts';
import { qualified } from './qualified.ts';
import type { Value } from './table.ts';

const TOTAL_COLUMN = /(?:^|\s)(?:계|합계|총계|total|合計|consolidated|연결|연결실체)(?:\(\*\))?$/i;
const CHANGE_COLUMN =
  /증감|증가|감소|전년|대비|비중|구성비|change|variance|increase|decrease|growth|%|増減|前年|構成比|比率/i;

export const isOfChange = (label: string): boolean => CHANGE_COLUMN.test(label);

/** Words for part of a year, where a whole one is requested. */
export const PART_OF_YEAR =
  /(?:three|six|nine|twelve weeks|thirteen|13|26|39) (?:months|weeks)|[369]\s?(?:months|개월|[かヶカ]月)|quarter|분기|반기|四半期|中間/i;

const QUARTER = /3\s?(?:개월|か月)|three months/i;
const ACCRUED = /누적|累計|(?:six|nine) months/i;

/** Whether a balance is dated at a quarter's end, which is the year's only if no column has the year's end. */
const isWithinYear = (wanted: string | undefined, { column }: Value): boolean =>
  /^\d{4}$/.test(wanted ?? '') && (column?.periods.some((key) => /Q[1-3]$/.test(key)) ?? false);

const DURATIONS: readonly (readonly [number, RegExp])[] = [
  [3, /\b(?:three|3)[- ]months?\b|\b(?:thirteen|13)[- ]weeks?\b/i],
  [6, /\b(?:six|6)[- ]months?\b|\b(?:twenty-six|26)[- ]weeks?\b/i],
  [9, /\b(?:nine|9)[- ]months?\b|\b(?:thirty-nine|39)[- ]weeks?\b/i],
  [12, /\b(?:twelve|12)[- ]months?\b|\b(?:fifty-two|52|53)[- ]weeks?\b/i],
];
const monthsOf = (text: string): number | undefined => DURATIONS.find(([, words]) => words.test(text))?.[0];
/** A question may name a quarter by its end: "the third quarter ended October 28, 2023". */
const QUARTER_ENDED = /\bquarter end(?:ed|ing)\b/i;
const wantedMonthsOf = (question: string): number | undefined =>
  monthsOf(question) ?? (QUARTER_ENDED.test(question) ? 3 : undefined);

/** "금액(백만원)" is the head of any amount and narrows nothing down. */
const AMOUNT = new RegExp(
  `^(?:${LANGUAGES.map((language) => periodColumns[language].amount).join('|')})s?\\s*(?:[(（][^)）]*[)）])?$`,
  'iu',
);
const isAmount = (about: string): boolean => AMOUNT.test(about.trim());

/** Whether a column is of a whole period and the total: neither a change nor a part. */
export const isOfWhole = ({ column }: Pick<Value, 'column'>): boolean => {
  const { label = '', about = '' } = column ?? {};
  const isNarrowed = about !== '' && !isAmount(about) && !TOTAL_COLUMN.test(about);
  return !isNarrowed && !isOfChange(label) && !PART_OF_YEAR.test(label);
};

/** Column fits, from the requested period over the total to a part and a change, are ranks. Set by hand. */
const TOTAL_FIT = 0.9;
/** "Elimination of intersegment revenues" mentions the measure but is another one: ranks below the total. */
const SPEAKS_OF = 0.85;
/** Fit of a column of another measure. Set by hand. */
const OTHER_MEASURE = 0.3;

/** The fit by the period in a column's head; `undefined` if the period does not decide. */
const periodFitOf = (wanted: string, value: Value): number | undefined => {
  const { label = '' } = value.column ?? {};
  if (/^(?:\d{4}|#\d+)$/.test(wanted) && PART_OF_YEAR.test(label)) return 0.5;
  if (isWithinYear(wanted, value)) return 0.7;
  // In a half-year report, the accumulated half is meant, not its last quarter.
  if (/H\d$/.test(wanted) && QUARTER.test(label)) return 0.4;
  return wanted !== '' && ACCRUED.test(label) ? 1 : undefined;
};

/** The fit by the subject of a column. */
const measureFit = (plan: Plan, about: string): number => {
  if (about === '' || isAmount(about)) return 1;
  const measures = findMetrics(about);
  if (measures.length > 0 && plan.metrics.length > 0) {
    const own = plan.metrics.filter((metric) => measures.includes(metric));
    if (own.length === 0) return OTHER_MEASURE;
    return own.some((metric) => metricScore(metric, about) >= OWN_LABEL) ? 1 : SPEAKS_OF;
  }
  const named = plan.qualifiers.length > 0 ? qualified(plan, about) : 0;
  if (named > 0) return TOTAL_FIT + (1 - TOTAL_FIT) * named;
  return TOTAL_COLUMN.test(about) ? TOTAL_FIT : 0.5;
};

export const columnFit = (plan: Plan, wanted: string | undefined, value: Value): number => {
  const { label = '', about = '' } = value.column ?? {};
  const [wantedMonths, ownMonths] = [wantedMonthsOf(plan.question), monthsOf(label)];
  if (wantedMonths !== undefined && ownMonths !== undefined) return wantedMonths === ownMonths ? 1 : 0.3;
  const byPeriod = periodFitOf(wanted ?? '', value);
  if (byPeriod !== undefined) return byPeriod;
  return isOfChange(label) ? 0.2 : measureFit(plan, about);
};
