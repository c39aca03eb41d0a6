// Reads debt, cash and leases from a note that leads from borrowings to net debt, for a document without a balance
// sheet. Its sum proves it.
import { isCurrency } from '#shared/language/grammar/units.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Passage } from '../../engine/evidence.ts';
import { readTable } from '../../engine/tables/read-table.ts';
import type { Row } from '../../engine/tables/table.ts';
import { amountValue, cellMeasure } from '../../engine/write/figures/figure-sentence.ts';
import type { SectionContext } from '../builder.ts';
import { plainIn } from './amounts.ts';
import type { FiledStatements } from './filed-statements.ts';
import { type Known, yearOf } from './known-figure.ts';
import { latestFiled } from './statement-figures.ts';

const NET_DEBT =
  /^(?:total )?net (?:bank |financial |external )?(?:debt|borrowings)\b|^순\s?차입금|^(?:純|ネット)有利子負債/iu;
const LEASES = /\bleases?\b|리스|リース/iu;
const YEAR = /^\d{4}(?:-\d{2}){0,2}$/;
const FEWEST_PARTS = 2;
const ROUNDING = 1;

type Amount = {
  readonly label: string;
  readonly period: string;
  readonly value: number;
  readonly unit: string;
  readonly row: Row;
};

const amountsIn = (passage: Passage, row: Row): Amount[] =>
  row.values.flatMap((value): Amount[] => {
    const period = value.column?.periods.find((one) => YEAR.test(one));
    if (!period) return [];
    const cell = { passage, metric: undefined, row, value, period, fit: 1 };
    const unit = cellMeasure(cell)?.unit ?? '';
    const amount = amountValue(cell);
    return isCurrency(unit) && Number.isFinite(amount) ? [{ label: row.label, period, value: amount, unit, row }] : [];
  });

const sumOf = (amounts: readonly Amount[]): number => amounts.reduce((sum, { value }) => sum + value, 0);

/** The smallest step of the amounts: amounts in thousands may miss their sum by a thousand each. */
const stepOf = ({ value }: Amount): number => {
  const zeros = /0*$/.exec(String(Math.round(Math.abs(value))))?.[0].length ?? 0;
  return 10 ** Math.min(zeros, 6);
};

type Bridge = { readonly parts: readonly Amount[]; readonly end: Amount; readonly leases: readonly Amount[] };

const bridgesIn = (passage: Passage): Bridge[] => {
  const { rows } = readTable(passage.chunk);
  const at = rows.findIndex(({ label }) => NET_DEBT.test(label.trim()));
  const end = rows[at];
  if (!end) return [];
  const all = rows.slice(0, at).flatMap((row) => amountsIn(passage, row));
  const below = rows.slice(at + 1).filter(({ label }) => LEASES.test(label));
  return amountsIn(passage, end).flatMap((total): Bridge[] => {
    const parts = all.filter(({ period }) => period === total.period);
    const isProven = Math.abs(sumOf(parts) - total.value) <= ROUNDING * stepOf(total) * parts.length;
    const leases = below.flatMap((row) => amountsIn(passage, row)).filter(({ period }) => period === total.period);
    return parts.length >= FEWEST_PARTS && isProven ? [{ parts, end: total, leases }] : [];
  });
};

const figuresOf = (context: SectionContext, passage: Passage, { parts, leases }: Bridge): Known[] => {
  const known = (metric: string, amounts: readonly Amount[]): Known[] => {
    const [first] = amounts;
    if (!first) return [];
    const refs = amounts.map(({ row }) => context.notes.cite(passage, row.start, row.end).n);
    const when = { year: yearOf(first.period), period: first.period };
    const value = Math.abs(sumOf(amounts));
    const formula =
      amounts.length > 1 ? { formula: amounts.map((one) => plainIn('en', one.value, 0)).join(' + ') } : {};
    return [{ metric, ...when, value, unit: first.unit, basis: undefined, refs: [...new Set(refs)], ...formula }];
  };
  return [
    ...known(
      'debt',
      parts.filter(({ value }) => value > 0),
    ),
    ...known(
      'cash',
      parts.filter(({ value }) => value < 0),
    ),
    ...known('leases', leases),
  ];
};

const hasBalance = ({ statements, unread }: FiledStatements): boolean =>
  [...statements, ...unread].some(({ kind }) => kind === 'balance');

/** Empty if a document of the company prints a balance sheet. */
export const netDebtFigures = async (context: SectionContext, company: CompanyIds): Promise<Known[]> => {
  const all = await latestFiled(context, company);
  if (all.some(hasBalance)) return [];
  for (const { passages = [] } of all) {
    const tables = passages.filter(({ kind }) => kind === 'table');
    for (const chunk of tables) {
      const passage: Passage = { source: 'FILES', chunk, score: 0, signals: {} };
      const found = bridgesIn(passage).flatMap((one) => figuresOf(context, passage, one));
      if (found.length > 0) return found;
    }
  }
  return [];
};
