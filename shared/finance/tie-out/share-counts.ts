// Shares that the label of a line counts: no more are outstanding than issued, nor issued than authorised (rule 30).
import { periodsIn } from '../../language/grammar/periods.ts';
import type { Statement } from '../../model/statement.ts';
import { periodOf, type Tie } from './result.ts';

const STATES = [
  ['outstanding', /\boutstanding\b/i],
  ['issued', /\bissued\b/i],
  ['authorized', /\bauthori[sz]ed\b/i],
] as const;
type State = (typeof STATES)[number][0];

/** Each count stands in a stretch of its own: `900 shares authorized; 601 shares issued`. */
const BETWEEN = /[;()]|,\s(?=\d)|,\s(?=(?:issued|outstanding|authori[sz]ed)\b)/i;
/** No price, and no fraction of one. */
const COUNT = /(?<![$¢.,\d/])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?:\s(million|billion))?(?![\d¢/%])/gi;
const SIZES: Readonly<Record<string, number>> = { million: 1e6, billion: 1e9 };

/** Its dates are no counts. */
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
        const states = STATES.filter(([, word]) => word.test(stretch)).map(([state]) => state);
        const counts = countsIn(stretch);
        // Of shares that are authorised and unissued nothing is known.
        if (
          counts.length === 0 ||
          /\bunissued\b/i.test(stretch) ||
          (states.length > 1 && states.includes('authorized'))
        )
          return [];
        return states.map((state) => [state, counts]);
      }),
  );

/** By year where both count as many years, else against the most. */
const isMore = (few: readonly number[] = [], many: readonly number[] = []): boolean =>
  many.length > 0 &&
  few.some((count, year) => count > (few.length === many.length ? (many[year] ?? 0) : Math.max(...many)));

export const shareCountTies = (statement: Statement): Tie[] =>
  statement.lines.flatMap((line): Tie[] => {
    if (line.figures.length === 0 || !/\bshares?\b/i.test(line.label)) return [];
    const counts = countsOf(line.label);
    const [outstanding, issued, authorized] = STATES.map(([state]) => counts.get(state));
    if (!isMore(outstanding, issued) && !isMore(issued, authorized) && !isMore(outstanding, authorized)) return [];
    const whole = { line, statement, sign: 1 } as const;
    return [{ rule: 'shareCounts', ...periodOf(statement.columns[0]), is: 'breaks', by: 0, whole, parts: [] }];
  });
