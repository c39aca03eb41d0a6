// Compares borrowings with their terms: floating with fixed, what falls due with cash.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/reading-words.json' with { type: 'json' };
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import { sayPeriod } from '../../engine/write/wording.ts';
import { amountIn, amountText, percentIn, scaleFor } from '../evidence/amounts.ts';
import { refsOf } from '../evidence/computed.ts';
import { dateIn } from '../evidence/date-in.ts';
import { documentName } from '../evidence/document-name.ts';
import { figuresOf } from '../evidence/figures-of.ts';
import { isPrivate } from '../evidence/for-outsiders.ts';
import { known, yearsOf } from '../evidence/known-figure.ts';
import { isOwn } from '../evidence/own.ts';
import { type PlainTable, plainTables } from '../evidence/plain-table.ts';
import { sayYear } from '../evidence/say-year.ts';
import { inUnit, isTotalRow, type NumberColumn, numberColumns } from '../evidence/table-columns.ts';
import { apart, type Reading, readingOf, type Side } from './reading.ts';

const named = (id: 'floating' | 'floatingShare') => compile({ ...lexicon[id], id, source: lexicon.source, not: [] });
const [isFloating, saysFloating] = [named('floating'), named('floatingShare')];

type Loan = {
  readonly amount: number;
  readonly unit: string;
  readonly terms: string;
  readonly due: string | undefined;
  readonly refs: readonly number[];
};

const DAY = /^\d{4}-\d{2}/;
const RATE = /\d\s?[%％]/u;

/** The loans of a table with an amount and a rate for each; the date after the balance is that of repayment. */
const loansBy = ({ context }: Side, table: PlainTable, column: NumberColumn): Loan[] => {
  const loans = table.rows.flatMap(({ cells, start, end }, i): Loan[] => {
    const number = column.numbers[i];
    const [figure] = number === undefined ? [] : readFigures(inUnit(String(number), column.unit)).figures;
    const terms = cells.find((cell) => RATE.test(cell)) ?? '';
    if (!figure?.unit || isTotalRow(cells[0] ?? '') || terms === '') return [];
    const due = cells.slice(1).flatMap((cell) => (RATE.test(cell) ? [] : (dateIn(cell) ?? [])));
    const { n } = context.notes.cite(table.passage, start, end);
    return [{ amount: figure.value, unit: figure.unit, terms, due: due.find((one) => DAY.test(one)), refs: [n] }];
  });
  const priced = table.rows.filter(({ cells }) => !isTotalRow(cells[0] ?? ''));
  return loans.length === priced.length && loans.length > 1 ? loans : [];
};

const ownDebt = async ({ context, company }: Side) =>
  (await context.room(['debt'])).filter((one) => isOwn(company, one) && !isPrivate(context, one));

const sumOf = (loans: readonly Loan[]): number => loans.reduce((sum, { amount }) => sum + amount, 0);

/** Debt of the balance sheet and the loans listed differ by costs of issue at most. Set by hand. */
const SAME_DEBT = 0.05;

/** The list that adds up to the debt of the balance sheet; limits that are not drawn do not. */
const loansOf = async (side: Side): Promise<Loan[]> => {
  const figures = await figuresOf(side.context, side.company, ['debt']);
  const debt = known(figures, 'debt', yearsOf(figures).at(-1) ?? '');
  const isWhole = (loans: readonly Loan[]) =>
    debt !== undefined && Math.abs(sumOf(loans) / Math.abs(debt.value) - 1) <= SAME_DEBT;
  const lists = plainTables(await ownDebt(side)).flatMap((table) =>
    numberColumns(table).map((column) => loansBy(side, table, column)),
  );
  return lists.find((loans) => loans.length > 0 && isWhole(loans)) ?? [];
};

type Stated = { readonly one: Quotable; readonly share: number; readonly text: string };
/** `58% of borrowings bear a floating rate`, with a single percentage. */
const statedFloating = async (side: Side): Promise<Stated | undefined> =>
  (await ownDebt(side))
    .filter(({ chunk }) => chunk.kind === 'prose')
    .flatMap(quotable)
    .flatMap((one): Stated[] => {
      const rates = readFigures(one.text).figures.filter(({ unit }) => unit === 'percent');
      const [rate] = rates;
      return rate && rates.length === 1 && saysFloating(one.text).length > 0
        ? [{ one, share: rate.value / 100, text: rate.text }]
        : [];
    })[0];

/** Smaller differences come from rounding. Set by hand. */
const MIN_APART = 0.02;

export const floatingDebt = async (side: Side): Promise<Reading[]> => {
  const { context } = side;
  const { language } = context;
  const loans = await loansOf(side);
  const floating = loans.filter(({ terms }) => isFloating(terms).length > 0);
  if (floating.length === 0) return [];
  const [part, whole] = [sumOf(floating), sumOf(loans)];
  const stated = await statedFloating(side);
  const differs = stated !== undefined && Math.abs(stated.share - part / whole) > MIN_APART;
  const scale = scaleFor(language, loans[0]?.unit ?? '', [whole]);
  const rate = percentIn(language, part / whole);
  const text = context.text(differs ? 'reading.floatingTwice' : 'reading.floatingDebt', {
    ...{ rate, amount: amountText(language, scale, part), whole: amountText(language, scale, whole) },
    stated: stated?.text ?? '',
    document: documentName(stated?.one.passage.chunk.context.document ?? '').replaceAll('_', ' '),
  });
  const cited = differs ? [context.notes.cite(stated.one.passage, stated.one.start, stated.one.end).n] : [];
  const formula = `${amountIn(language, scale, part)} ÷ ${amountIn(language, scale, whole)} = ${rate}`;
  const refs = [...loans.flatMap((one) => one.refs), ...cited];
  const otherwise = differs ? { otherwise: stated.text } : {};
  return [readingOf({ text, about: rate, formula, refs, distance: differs ? 1 : part / whole / 2, ...otherwise })];
};

const YEAR_MS = 365.25 * 86_400_000;
const MONTH_LENGTH = 'yyyy-mm'.length;

/** What falls due within a year from today, beside the cash of the last balance sheet. */
export const maturityToCash = async (side: Side): Promise<Reading[]> => {
  const { context, company } = side;
  const { language, now } = context;
  const loans = await loansOf(side);
  const until = new Date(now + YEAR_MS).toISOString().slice(0, MONTH_LENGTH);
  const figures = await figuresOf(context, company, ['cash']);
  const cash = known(figures, 'cash', yearsOf(figures).at(-1) ?? '');
  const due = loans.filter((one) => one.due !== undefined && one.due.slice(0, MONTH_LENGTH) <= until);
  if (!cash || due.length === 0 || cash.unit !== loans[0]?.unit) return [];
  const [part, whole] = [sumOf(due), sumOf(loans)];
  const scale = scaleFor(language, cash.unit, [whole]);
  const rate = percentIn(language, part / whole);
  const text = context.text('reading.maturityToCash', {
    ...{ until: sayPeriod(language, until), amount: amountText(language, scale, part), rate },
    ...{ period: sayYear(language, cash.year, [cash]), cash: amountText(language, scale, cash.value) },
  });
  const formula = `${amountIn(language, scale, part)} ÷ ${amountIn(language, scale, whole)} = ${rate}`;
  const refs = [...due.flatMap((one) => one.refs), ...refsOf([cash])];
  return [readingOf({ text, about: rate, formula, refs, distance: part / whole + apart(1, 1 + part / cash.value) })];
};
