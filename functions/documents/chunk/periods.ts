// Collects the periods that a passage is about, in every form that a question may use: 2021, 2021Q3, 2021-12-31.
import { periodsIn as named, type Period } from '#shared/language/grammar/periods.ts';

/** What the document states about its fiscal years. */
export type Fiscal = {
  /** Calendar year in which fiscal term N ends, minus N: 제53기 is 2021. */
  readonly termOffset?: number | undefined;
  /** Calendar year in which the reported fiscal year ends: 당기, 当期. */
  readonly current?: number | undefined;
  /** Likewise as a period, 2021 or 2022H1, if the fiscal year is the calendar year. */
  readonly reported?: string | undefined;
  /** Added to "fiscal 2022" to get the calendar year in which it ends, if the two differ. */
  readonly yearShift?: number | undefined;
  /** The reported quarter: its last day and its key. */
  readonly quarter?: { readonly end: string; readonly key: string } | undefined;
};

const RELATIVE: readonly (readonly [RegExp, number])[] = [
  [/전전\s?기|前々期/g, -2],
  [/(?<!전)전\s?기(?:말|\s|\)|$)|前(?:期|連結会計年度|事業年度)/g, -1],
  [/당\s?기(?:말|\s|\)|$)|当(?:期|連結会計年度|事業年度)/g, 0],
];
/** The reported part of the year, and the same part of the year before: 당반기, 전분기. */
const INTERIM: readonly (readonly [RegExp, number])[] = [
  [/전\s?(?:반|분)\s?기/, -1],
  [/당\s?(?:반|분)\s?기/, 0],
];
const ofInterim = (text: string, { reported }: Fiscal): string[] => {
  if (reported === undefined || reported.length === 4) return [];
  return INTERIM.filter(([words]) => words.test(text)).flatMap(([, by]) => {
    const year = String(Number(reported.slice(0, 4)) + by);
    return [year, `${year}${reported.slice(4)}`];
  });
};
const lastDay = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10);

const ofTerm = (key: string, { termOffset }: Fiscal): string[] => {
  const [, number, quarter = ''] = /^#(\d+)(Q[1-4]|H1)?$/.exec(key) ?? [];
  if (number === undefined || termOffset === undefined) return [];
  const year = String(termOffset + Number(number));
  return quarter ? [year, `${year}${quarter}`] : [year];
};

/** Adds the longer periods that contain the period: a day also counts for its year. */
const wider = (text: string, { start, end, key }: Period, fiscal: Fiscal): string[] => {
  if (key.startsWith('#')) return ofTerm(key, fiscal);
  const year = key.slice(0, 4);
  const isFiscal = fiscal.yearShift !== undefined && /fiscal|fy/i.test(text.slice(start, end));
  const shifted = isFiscal ? [`${Number(year) + (fiscal.yearShift ?? 0)}${key.slice(4)}`] : [];
  const quarter = fiscal.quarter?.end === key ? [fiscal.quarter.key] : [];
  if (/^\d{4}-\d\d$/.test(key)) return [year, ...(/期/.test(text.slice(start, end)) ? [lastDay(key)] : [])];
  return [key, year, ...shifted, ...quarter];
};

const isReal = (key: string): boolean => key.length < 10 || !Number.isNaN(Date.parse(key));

export const periodsIn = (text: string, fiscal: Fiscal = {}): string[] => {
  const found = new Set(named(text).flatMap((period) => wider(text, period, fiscal)));
  for (const [words, by] of RELATIVE)
    if (fiscal.current !== undefined && text.search(words) >= 0) found.add(String(fiscal.current + by));
  for (const key of ofInterim(text, fiscal)) found.add(key);
  return [...found].filter(isReal).sort();
};
