// Checks note totals of revenue or profit by segment, product or region against the income statement (rules 25 to 27).
import { toleranceOf } from '#shared/finance/tie-out/figures.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import words from '#shared/language/lexicon/revenue-breakdowns.json' with { type: 'json' };
import { saysTotal } from '#shared/language/lexicon/statement-words.ts';
import type { Statement, StatementLine } from '#shared/model/statement.ts';
import { readTable } from '../../engine/tables/read-table.ts';
import { printedNumber } from '../../engine/tables/statements/numbers.ts';
import type { Row } from '../../engine/tables/table.ts';
import type { Chunk } from '../../ports/search-index.ts';
import { yearOf } from './known-figure.ts';

const [namesSegments, namesOthers] = [compile(words.segments), compile(words.others)];

export type BreakdownRule = 'segmentRevenue' | 'segmentProfit' | 'revenueByKind';
type Check = {
  readonly rule: BreakdownRule;
  readonly is: 'holds' | 'differs';
  readonly by: number;
  readonly equation: string;
  readonly chunk: Chunk;
  readonly start: number;
  readonly end: number;
};

const YEAR_MONTHS = 12;
type Amount = { readonly value: number; readonly shown: string };

/** The amounts of a line by year, if the statement has one column for the year. */
const yearsOf = ({ columns }: Statement, line: StatementLine): ReadonlyMap<string, Amount> => {
  const years = columns.flatMap(({ period, months = YEAR_MONTHS }, n): [string, Amount][] => {
    const figure = line.figures[n];
    return months === YEAR_MONTHS && figure ? [[yearOf(period), figure]] : [];
  });
  return new Map(years.filter(([year]) => years.filter(([other]) => other === year).length === 1));
};

type Wanted = { readonly rule: BreakdownRule; readonly label: string; readonly years: ReadonlyMap<string, Amount> };

const wantedIn = (statements: readonly Statement[], ruleOf: Readonly<Record<string, BreakdownRule>>): Wanted[] =>
  statements
    .filter(({ kind }) => kind === 'income')
    .flatMap((statement) =>
      statement.lines.flatMap((line): Wanted[] => {
        const rule = ruleOf[line.concept ?? ''];
        return rule ? [{ rule, label: line.label, years: yearsOf(statement, line) }] : [];
      }),
    );

const TOLERANCE = toleranceOf(2, 1);
/** Smaller amounts match by chance. */
const MIN_AMOUNT = 100;
const DAY_OR_YEAR = /^\d{4}(?:-|$)/;

const checksOf = (chunk: Chunk, { label, start, end, values }: Row, wanted: Wanted): Check[] => {
  const found = values.flatMap(({ text, column }): (Omit<Check, 'chunk' | 'start' | 'end'> & { year: string })[] => {
    const [period, ...others] = column?.periods.filter((one) => DAY_OR_YEAR.test(one)) ?? [];
    const year = period && others.length === 0 ? yearOf(period) : '';
    const [own, value] = [wanted.years.get(year), /[%％]/.test(text) ? undefined : printedNumber(text)];
    if (!own || value === undefined || Math.abs(own.value) < MIN_AMOUNT) return [];
    const by = Number((value - own.value).toPrecision(6));
    const is = Math.abs(by) <= TOLERANCE ? 'holds' : 'differs';
    return [{ year, rule: wanted.rule, is, by, equation: `${label} ${text} ≠ ${wanted.label} ${own.shown}` }];
  });
  const isPlain = new Set(found.map(({ year }) => year)).size === found.length;
  // If the row matches the amount in one year, it is the same line in the others.
  return isPlain && found.some(({ is }) => is === 'holds')
    ? found.map(({ year: _, ...one }) => ({ ...one, chunk, start, end }))
    : [];
};

const headingOf = ({ context, text }: Chunk): string =>
  `${context.section?.split(' > ').at(-1) ?? ''} ${text.split('\n', 2).join(' ')}`;

/** The rules that apply to a table, by its heading. */
const rulesFor = (chunk: Chunk): Readonly<Record<string, BreakdownRule>> | undefined => {
  const heading = headingOf(chunk);
  if (namesSegments(heading).length > 0)
    return { revenue: 'segmentRevenue', operatingIncome: 'segmentProfit', pretaxIncome: 'segmentProfit' };
  return namesOthers(heading).length > 0 ? { revenue: 'revenueByKind' } : undefined;
};

/** `tables`: the tables outside the statements. Linear in their number. */
export const revenueBreakdowns = (tables: readonly Chunk[], statements: readonly Statement[]): Check[] =>
  tables.flatMap((chunk) => {
    const rules = rulesFor(chunk);
    if (!rules) return [];
    const wanted = wantedIn(statements, rules);
    const rows = readTable(chunk).rows.filter(({ label }) => saysTotal(label) || /consolidated|연결|連結/i.test(label));
    return rows.flatMap((row) => wanted.flatMap((one) => checksOf(chunk, row, one)));
  });
