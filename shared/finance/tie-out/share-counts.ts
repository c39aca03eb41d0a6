// Checks share counts in line labels: outstanding at most issued, issued at most authorized, and treasury shares the
// difference (rule 30).
import { periodsIn } from '../../language/grammar/periods.ts';
import type { Statement } from '../../model/statement.ts';
import { periodOf, type Tie } from './result.ts';

const STATES = [
  ['outstanding', /\boutstanding\b/i],
  ['issued', /\bissued\b/i],
  ['authorized', /\bauthori[sz]ed\b/i],
] as const;
type State = (typeof STATES)[number][0] | 'treasury';

/** Separates the counts: `900 shares authorized; 601 shares issued`. */
const BETWEEN = /[;()]|,\s(?=\d)|,\s(?=(?:issued|outstanding|authori[sz]ed)\b)/i;
/** Excludes prices and parts of them. */
const COUNT = /(?<![$¢.,\d/])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?:\s(million|billion))?(?![\d¢/%])/gi;
const SIZES: Readonly<Record<string, number>> = { million: 1e6, billion: 1e9 };

/** Dates are not counts. */
const withoutDates = (label: string): string =>
  periodsIn(label).reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, label);

const countsIn = (stretch: string): number[] =>
  [...stretch.matchAll(COUNT)].map(
    ([, digits = '', size = '']) => Number(digits.replaceAll(',', '')) * (SIZES[size.toLowerCase()] ?? 1),
  );

type Counts = ReadonlyMap<State, readonly number[]>;
const countsOf = (label: string): Counts =>
  new Map(
    withoutDates(label)
      .split(BETWEEN)
      .flatMap((stretch): [State, number[]][] => {
        const named = STATES.filter(([, word]) => word.test(stretch)).map(([state]): State => state);
        const states: State[] = named.length === 0 && /\btreasury\b/i.test(label) ? ['treasury'] : named;
        const counts = countsIn(stretch);
        // Shares that are authorized and unissued give no count.
        if (
          counts.length === 0 ||
          /\bunissued\b/i.test(stretch) ||
          (states.length > 1 && states.includes('authorized'))
        )
          return [];
        return states.map((state) => [state, counts]);
      }),
  );

/** By year if both have the same number of years, else against the highest. */
const isMore = (few: readonly number[] = [], many: readonly number[] = []): boolean =>
  many.length > 0 &&
  few.some((count, year) => count > (few.length === many.length ? (many[year] ?? 0) : Math.max(...many)));

const countsShares = ({ label, figures }: Statement['lines'][number]): boolean =>
  figures.length > 0 && /\bshares?\b/i.test(label) && countsOf(label).size > 0;

/** The number of lines with two counts that can be compared. */
export const shareCountLines = ({ lines }: Statement): number =>
  lines.filter((line) => countsShares(line) && countsOf(line.label).size > 1).length;

type Counted = { readonly line: Statement['lines'][number]; readonly counts: readonly number[] };
const onlyLine = ({ lines }: Statement, state: State): Counted | undefined => {
  const found = lines.filter(countsShares).flatMap((line): Counted[] => {
    const counts = countsOf(line.label).get(state);
    return counts ? [{ line, counts }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
};

/** Issued less treasury shares equals outstanding shares. If one year agrees, the others must too. */
const treasuryTies = (statement: Statement): Tie[] => {
  const [issued, treasury, outstanding] = (['issued', 'treasury', 'outstanding'] as const).map((state) =>
    onlyLine(statement, state),
  );
  if (!issued || !treasury || !outstanding) return [];
  const years = issued.counts.length;
  if ([treasury, outstanding].some(({ counts }) => counts.length !== years)) return [];
  const rests = issued.counts.map((count, n) => count - (treasury.counts[n] ?? 0) - (outstanding.counts[n] ?? 0));
  if (!rests.includes(0)) return [];
  const whole = { line: issued.line, statement, sign: 1 } as const;
  return rests.flatMap((by, n): Tie[] =>
    by === 0 ? [] : [{ rule: 'shareCounts', ...periodOf(statement.columns[n]), is: 'breaks', by, whole, parts: [] }],
  );
};

export const shareCountTies = (statement: Statement): Tie[] => [
  ...statement.lines.filter(countsShares).flatMap((line): Tie[] => {
    const counts = countsOf(line.label);
    const [outstanding, issued, authorized] = STATES.map(([state]) => counts.get(state));
    if (!isMore(outstanding, issued) && !isMore(issued, authorized) && !isMore(outstanding, authorized)) return [];
    const whole = { line, statement, sign: 1 } as const;
    return [{ rule: 'shareCounts', ...periodOf(statement.columns[0]), is: 'breaks', by: 0, whole, parts: [] }];
  }),
  ...treasuryTies(statement),
];
