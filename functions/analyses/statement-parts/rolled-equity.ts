// Derives changes in equity, if the company prints no such statement, from balance sheets, profit, dividends and the
// remainder.
import type { Block } from '#shared/report/blocks.ts';
import { amountIn } from '../evidence/amounts.ts';
import { computed, refsOf } from '../evidence/computed.ts';
import { type Known, known, metricLabel } from '../evidence/known-figure.ts';
import { citedAs, computedRow, type Row, type Sheet, tableOf, withClash } from './table.ts';

type Year = {
  readonly opening: Known;
  readonly income: Known;
  /** `undefined` if the cash flow statement has no line of dividends. */
  readonly dividends: Known | undefined;
  readonly closing: Known;
};

const yearIn = ({ figures }: Sheet, year: string): Year | undefined => {
  const opening = known(figures, 'equity', String(Number(year) - 1));
  const income = known(figures, 'netIncome', year);
  const closing = known(figures, 'equity', year);
  return opening && income && closing && { opening, income, dividends: known(figures, 'dividends', year), closing };
};

const filedCell = ({ context, scale }: Sheet, figure: Known | undefined): Row[number] | undefined =>
  figure && { text: amountIn(context.language, scale, figure.value), ...citedAs(context, scale, figure) };

/** Dividends as a negative amount, whatever sign the statement prints. */
const paid = ({ dividends }: Year): number => (dividends ? -Math.abs(dividends.value) : 0);

const restOf = (one: Year): number => one.closing.value - one.opening.value - one.income.value - paid(one);

const restCell = ({ context, scale }: Sheet, one: Year): Row[number] => {
  const amount = (value: number) => amountIn(context.language, scale, value);
  const { opening, income, dividends, closing } = one;
  const text = amount(restOf(one));
  const dividendPart = dividends ? ` + ${amount(-paid(one))}` : '';
  const formula = `${amount(closing.value)} − ${amount(opening.value)} − ${amount(income.value)}${dividendPart} = ${text}`;
  const used = [opening, income, dividends, closing].filter((figure) => figure !== undefined);
  return { text, ...withClash(computed(text, formula, refsOf(used)), text, used.find(({ clash }) => clash)?.clash) };
};

/** Only years whose opening equity is known. */
export const rolledEquity = (given: Sheet): Block[] => {
  const { context } = given;
  const years = given.years.filter((year) => yearIn(given, year));
  const sheet = { ...given, years };
  const row = (label: string, of: (one: Year) => Row[number] | undefined) =>
    computedRow(sheet, label, (year) => {
      const one = yearIn(sheet, year);
      return one && of(one);
    });
  const all = years.flatMap((year) => yearIn(sheet, year) ?? []);
  const isSplit = all.every(({ dividends }) => dividends !== undefined);
  const isExact = isSplit && all.every((one) => restOf(one) === 0);
  return tableOf(sheet, context.text('say.rolledEquity'), [
    row(context.text('say.equityAtStart'), ({ opening }) => filedCell(sheet, opening)),
    row(metricLabel(context.language, 'netIncome'), ({ income }) => filedCell(sheet, income)),
    row(metricLabel(context.language, 'dividends'), (one) =>
      filedCell(sheet, one.dividends && { ...one.dividends, value: paid(one) }),
    ),
    isExact
      ? undefined
      : row(context.text(isSplit ? 'say.otherInEquity' : 'say.dividendsAndOther'), (one) => restCell(sheet, one)),
    row(context.text('say.equityAtEnd'), ({ closing }) => filedCell(sheet, closing)),
  ]);
};
