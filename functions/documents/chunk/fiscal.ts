// Finds what a document states about its fiscal years: the numbers of terms, and the names of years and quarters.
import { periodsIn as named } from '#shared/language/grammar/periods.ts';
import { type Fiscal, periodsIn } from './periods.ts';

/** Characters within which a report names its own term. */
const FISCAL_TEXT = 50_000;
const SPAN = /부터|から|~|～|自/;

/** A term that begins with the calendar year. */
const JANUARY = /(?:19|20)\d\d\s?[-./년年]\s?0?1\s?[-./월月]\s?0?1(?!\d)/;
/** Interim reports, whose term is named with the half or quarter: H1 in #54H1 (반기보고서). */
const INTERIM = /반기보고서|분기보고서/;
const COVER = 3_000;
const partOf = (text: string, term: string | undefined): string => {
  if (!INTERIM.test(text.slice(0, COVER))) return '';
  const own = named(text.slice(0, FISCAL_TEXT)).find(({ key }) => new RegExp(`^#${term}[QH]\\d$`).test(key));
  return own?.key.replace(/^#\d+/, '') ?? '';
};

/** The term of "제 53 기 2021.01.01 부터 2021.12.31 까지" and similar forms, wherever the document first prints one. */
const termsOf = (text: string): Pick<Fiscal, 'termOffset' | 'current' | 'reported'> => {
  const term = /[제第]\s?(\d{1,3})\s?(?:\(\s?당\s?\)\s?)?[기期]/g;
  for (const match of text.matchAll(term)) {
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 90);
    const own = after.split(/[제第]\s?\d{1,3}\s?[기期]|까지|まで/)[0] ?? '';
    // Without a range of dates, only a year close behind belongs to the term.
    const near = SPAN.test(own) ? own : own.slice(0, 24);
    const years = periodsIn(near)
      .filter((period) => /^\d{4}$/.test(period))
      .map(Number);
    if (years.length === 0) continue;
    const year = Math.max(...years);
    const reported = JANUARY.test(own) ? `${year}${partOf(text, match[1])}` : undefined;
    return { termOffset: year - Number(match[1]), current: year, ...(reported ? { reported } : {}) };
  }
  const ended = /(?:fiscal year|year|period|quarter)s? ended:?\s+([a-z]+\.?\s+\d{1,2},?\s+\d{4})/i.exec(text);
  const [year] = ended?.[1] ? periodsIn(ended[1]) : [];
  return year === undefined ? {} : { current: Number(year.slice(0, 4)) };
};

/** The most frequent one; the earlier of equally frequent ones. */
const usual = (all: readonly string[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
};

const MIN_LABELS = 3;
const keysIn = (text: string, form: RegExp): string[] =>
  [...text.matchAll(form)].flatMap(([match]) => named(match).map(({ key }) => key));

const YEAR_LABEL = /\bfiscal(?: year)? (?:20\d\d)\b/gi;
const YEAR_END =
  /(?:fiscal year|weeks?(?: period)?|fifty-(?:two|three)[- ]week[^.]{0,40}|year)s? ended:? [a-z]+\.? \d{1,2}, ?20\d\d/gi;
const PLAIN_YEAR_END = /\byears? ended:? [a-z]+\.? \d{1,2}, ?20\d\d/gi;
const QUARTER_LABEL = /(?:first|second|third|fourth) quarter of (?:fiscal )?(?:year )?20\d\d/gi;
const QUARTER_END =
  /(?:quarterly period|three months|(?:13|14|thirteen|fourteen)[- ]weeks?(?: period)?|quarter) ended:? [a-z]+\.? \d{1,2}, ?20\d\d/gi;
/** Last month of a year-end that may be named after the previous calendar year, in which most of the year was. */
const SPRING = 6;

const shiftOf = (text: string): number | undefined => {
  const labels = keysIn(text, YEAR_LABEL);
  const label = Number(usual(labels));
  const end = usual(keysIn(text, YEAR_END));
  if (labels.length < MIN_LABELS || !end || Number(end.slice(5, 7)) > SPRING) return undefined;
  return Number(end.slice(0, 4)) - label === 1 ? 1 : undefined;
};

/** Whether the day is the year-end: annual reports also mention quarters, and this day ends none of them. */
const isYearEnd = (text: string, day: string): boolean => keysIn(text, PLAIN_YEAR_END).includes(day);

const quarterOf = (text: string): Fiscal['quarter'] => {
  const labels = keysIn(text, QUARTER_LABEL);
  const end = usual(keysIn(text, QUARTER_END));
  const number = usual(labels.map((label) => label.slice(4)));
  // The same quarter of the year before may be named as often.
  const key = labels
    .filter((label) => label.endsWith(number ?? '-'))
    .sort()
    .at(-1);
  return labels.length >= MIN_LABELS && end && key && !isYearEnd(text, end) ? { end, key } : undefined;
};

/** Longest title that names the reported quarter: "Interim report for the third quarter of 2024". */
const MAX_TITLE_LENGTH = 400;
const MONTH_END = /^\d{4}-(?:01-31|02-2[89]|03-31|04-30|05-31|06-30|07-31|08-31|09-30|10-31|11-30|12-31)$/;
const quarterOfTitle = (text: string): Fiscal['quarter'] => {
  const keys = named(text.slice(0, MAX_TITLE_LENGTH)).flatMap((one) =>
    /^\d{4}Q[1-4]$/.test(one.key) ? [one.key] : [],
  );
  const key = keys.toSorted().at(-1);
  // The title may also name the same quarter of the year before, but no other quarter.
  if (key === undefined || keys.some((one) => one.slice(4) !== key.slice(4))) return undefined;
  const year = Number(key.slice(0, 4));
  const days = named(text.slice(0, FISCAL_TEXT)).map((one) => one.key);
  const end = usual(days.filter((day) => MONTH_END.test(day) && [year, year - 1].includes(Number(day.slice(0, 4)))));
  return end === undefined || isYearEnd(text, end) ? undefined : { end, key };
};

export const fiscalOf = (text: string): Fiscal => {
  const [yearShift, quarter] = [shiftOf(text), quarterOf(text) ?? quarterOfTitle(text)];
  return { ...termsOf(text), ...(yearShift ? { yearShift } : {}), ...(quarter ? { quarter } : {}) };
};
