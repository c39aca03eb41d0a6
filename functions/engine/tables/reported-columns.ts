// Resolves column headings relative to the reported period: 당기, 전기말, 당반기 3개월.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import type { Chunk } from '../../ports/search-index.ts';

type Headed = { readonly label: string; readonly periods: readonly string[] };

/** A heading with further text is not matched, since its first line may span other periods; durations are allowed. */
const RELATIVE = /^(?:구\s?분\s)?(당|전전|전)\s?(반|분)?\s?기(말)?(?:\s*(?:3\s?개\s?월|누적))?$/;
const YEARS_BEFORE: Readonly<Record<string, number>> = { 당: 0, 전: 1, 전전: 2 };
const THREE_MONTHS = /3\s?개\s?월/;

/** In 2022H1, 당반기 is that half and 전기 the year before; 당기 of a half-year report is ambiguous. */
const keyOf = (label: string, reported: string): string | undefined => {
  const [, before = '', part] = RELATIVE.exec(label) ?? [];
  const years = YEARS_BEFORE[before];
  if (years === undefined) return undefined;
  const year = Number(reported.slice(0, 4)) - years;
  const own = reported.slice(4);
  if (part !== undefined) return own === '' ? undefined : `${year}${own}`;
  return own === '' || years > 0 ? String(year) : undefined;
};

/** The last three months of a first half are the second quarter. */
const withQuarter = (keys: readonly string[], label: string): readonly string[] => {
  const half = keys.find((key) => /^\d{4}H1$/.test(key));
  return half && THREE_MONTHS.test(label)
    ? [...keys.filter((key) => key !== half), half.replace('H1', 'Q2'), half]
    : keys;
};

const PART_OF_TERM = /^#\d+[QH]\d$/;
/** "제 54 기 반기말 2022.06.30 현재": maps part of a year to its last day; a whole year keeps its key. */
const daysOfTerms = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('\n').flatMap((line) => {
      if (!/현재|現在/.test(line)) return [];
      const [term, day, ...more] = periodsIn(line).map(({ key }) => key);
      return term && PART_OF_TERM.test(term) && day && day.length === 10 && more.length === 0
        ? [[term, day] as const]
        : [];
    }),
  );

export const withReported = <T extends Headed>(
  columns: readonly T[],
  { text, context }: Pick<Chunk, 'text' | 'context'>,
): T[] => {
  const { reported } = context;
  const days = columns.some(({ periods }) => periods.some((key) => PART_OF_TERM.test(key)))
    ? daysOfTerms(text)
    : new Map<string, string>();
  return columns.map((column) => {
    const own = column.periods.length === 0 && reported ? keyOf(column.label, reported) : undefined;
    const dated = column.periods.flatMap((key) => days.get(key) ?? []);
    const periods = withQuarter([...column.periods, ...(own ? [own] : []), ...dated], column.label);
    return periods.length === column.periods.length ? column : { ...column, periods };
  });
};
