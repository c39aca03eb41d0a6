// Finds the table that divides the income statement's revenue, by its total, whatever its heading calls the parts.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Statement } from '#shared/model/statement.ts';
import type { Passage } from '../../engine/evidence.ts';
import { readTable } from '../../engine/tables/read-table.ts';
import { printedNumber } from '../../engine/tables/statements/numbers.ts';
import type { Row } from '../../engine/tables/table.ts';
import type { SectionContext } from '../builder.ts';
import type { FiledStatements } from './filed-statements.ts';
import { type Known, yearOf } from './known-figure.ts';
import { latestFiled } from './statement-figures.ts';

/** Smaller amounts match by chance. */
const MIN_AMOUNT = 100;
const MIN_PARTS = 2;
const MAX_PARTS = 12;
const YEAR_MONTHS = 12;
const ROUNDING = 0.005;

const numberAt = ({ values }: Row, index: number): number | undefined => {
  const value = values.find((one) => one.index === index);
  return value === undefined || /[%％]/.test(value.text) ? undefined : printedNumber(value.text);
};

type Periods = ReadonlyMap<number, string>;

/** The revenue of each year of the statement, with its period. */
const revenuesIn = ({ columns, lines }: Statement): [number, string][] => {
  const revenue = lines.find(({ concept }) => concept === 'revenue');
  return columns.flatMap(({ period, months }, n): [number, string][] => {
    const value = months === YEAR_MONTHS ? revenue?.figures[n]?.value : undefined;
    return value !== undefined && value >= MIN_AMOUNT ? [[value, period]] : [];
  });
};

/**
 * The period for each cell of a row that equals the revenue of the period; empty unless all cells of the row, or all
 * periods of the statement, are matched.
 */
const periodsOfTotal = (statement: Statement, { values }: Row): Periods => {
  const amounts = revenuesIn(statement);
  const byAmount = new Map(amounts);
  const amountsOfRow = values.filter(({ text }) => !/[%％]/.test(text));
  const found = amountsOfRow.map(({ index, text }) => [index, byAmount.get(printedNumber(text) ?? 0)] as const);
  const periods = found.flatMap(([index, period]): [number, string][] => (period ? [[index, period]] : []));
  // The profit of the parts may be printed beside their revenue.
  return periods.length === Math.min(amountsOfRow.length, amounts.length) ? new Map(periods) : new Map();
};

const addUp = (parts: readonly Row[], total: Row, periods: Periods): boolean =>
  [...periods.keys()].every((index) => {
    const whole = numberAt(total, index) ?? 0;
    const sum = parts.reduce((all, row) => all + (numberAt(row, index) ?? 0), 0);
    return Math.abs(sum - whole) <= Math.abs(whole) * ROUNDING;
  });

/** A note may print no total: all its rows together are the revenue of each year. */
const periodsOfSum = (statement: Statement, rows: readonly Row[]): Periods => {
  const indexes = [...new Set(rows.flatMap(({ values }) => values.map(({ index }) => index)))];
  const periods = indexes.flatMap((index): [number, string][] => {
    const numbers = rows.flatMap((row) => numberAt(row, index) ?? []);
    const sum = numbers.reduce((all, one) => all + one, 0);
    // Each part may be rounded by one.
    const found = revenuesIn(statement).find(([amount]) => Math.abs(amount - sum) <= rows.length);
    return found && numbers.length === rows.length && numbers.every((one) => one > 0) ? [[index, found[1]]] : [];
  });
  const isOfEach = new Set(periods.map(([, period]) => period)).size === indexes.length;
  return isOfEach ? new Map(periods) : new Map();
};

type Divided = { readonly parts: readonly Row[]; readonly periods: Periods };

const dividedIn = (statement: Statement, rows: readonly Row[]): Divided | undefined => {
  for (const [at, total] of rows.entries()) {
    const periods = periodsOfTotal(statement, total);
    const parts = rows.slice(0, at);
    const isDivided = periods.size > 0 && parts.length >= MIN_PARTS && parts.length <= MAX_PARTS;
    if (isDivided && addUp(parts, total, periods)) return { parts, periods };
  }
  const periods = periodsOfSum(statement, rows);
  const isNote = periods.size > 0 && rows.length >= MIN_PARTS && rows.length <= MAX_PARTS;
  return isNote ? { parts: rows, periods } : undefined;
};

/** A note under an unusual title is found by no question, but its total is the revenue. */
const otherTables = ({ passages = [] }: FiledStatements, found: readonly Passage[]): Passage[] => {
  const known = new Set(found.map(({ chunk }) => chunk.id));
  const others = passages.filter(({ id, kind }) => kind === 'table' && !known.has(id));
  return others.map((chunk) => ({ source: 'FILES', chunk, score: 0, signals: {} }));
};

/** Figures whose `metric` is the name of the part. */
export const revenueParts = async (
  context: SectionContext,
  company: CompanyIds,
  passages: readonly Passage[],
): Promise<readonly Known[]> => {
  for (const filed of await latestFiled(context, company)) {
    const statement = filed.statements.find(({ kind }) => kind === 'income');
    const { scale, currency: unit, basis } = statement ?? {};
    if (!statement || scale === undefined || !unit) continue;
    const lines = new Set(statement.lines.map(({ label }) => label));
    const found = passages.filter(({ chunk }) => chunk.kind === 'table' && chunk.fileId === filed.fileId);
    for (const passage of [...found, ...otherTables(filed, found)]) {
      const divided = dividedIn(statement, readTable(passage.chunk).rows);
      // The income statement itself adds up to its totals too.
      if (!divided || divided.parts.some(({ label }) => lines.has(label))) continue;
      return divided.parts.flatMap((row) => {
        const { n } = context.notes.cite(passage, row.start, row.end);
        return [...divided.periods].flatMap(([index, period]): Known[] => {
          const value = numberAt(row, index);
          if (value === undefined) return [];
          const when = { year: yearOf(period), period };
          return [{ metric: row.label.trim(), ...when, value: value * 10 ** scale, unit, basis, refs: [n] }];
        });
      });
    }
  }
  return [];
};
