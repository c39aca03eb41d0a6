// Finds price lists among the documents: tables with a column of prices, headed by their effective date.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import columnWords from '#shared/language/lexicon/table-columns.json' with { type: 'json' };
import type { Passage } from '../../engine/evidence.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { SectionContext } from '../builder.ts';
import { dateIn } from './date-in.ts';
import { datedPrices } from './dated-prices.ts';
import { lookUp } from './look-up.ts';
import { type PlainTable, plainTables } from './plain-table.ts';
import { comparedCompanies } from './rows.ts';

export type Price = {
  readonly item: string;
  /** `2026-03-02`; `PREVIOUS` or `CURRENT` if the list has no date. */
  readonly at: string;
  readonly text: string;
  readonly terms: string;
  /** The head of its column. */
  readonly head?: string;
  readonly passage: Passage;
  readonly start: number;
  readonly end: number;
};

/** Sort before and after every date. */
export const PREVIOUS = '0';
export const CURRENT = '9';

const named = (id: 'price' | 'item' | 'per' | 'terms' | 'before'): ((text: string) => boolean) => {
  const find = compile({ ...columnWords[id], id, source: columnWords.source, not: [] });
  return (text) => find(text).length > 0;
};
export const isPrice = named('price');
const [isItem, isPer] = [named('item'), named('per')];
const [isTerms, isBefore] = [named('terms'), named('before')];

/** The text above the head: `Price list (from 1 March 2026)`. */
const titleOf = ({ heading, head, passage: { chunk } }: PlainTable): string =>
  `${heading}\n${chunk.text.slice(0, Math.max(0, chunk.text.indexOf(head.join('\t'))))}`;

const isPriceList = (table: PlainTable): boolean =>
  isPrice(`${titleOf(table)} ${table.passage.chunk.context.document.replaceAll('_', ' ')}`);

type Column = { readonly at: string; readonly column: number };

/** A list of two years has a column for each. A column without a date holds from the date of the list. */
const columnsOf = (table: PlainTable): readonly Column[] => {
  const { head } = table;
  const priced = head.flatMap((cell, column) => (isPrice(cell) ? [{ column, own: dateIn(cell) }] : []));
  const dated = priced.flatMap(({ column, own }) => (own ? [{ column, at: own }] : []));
  if (dated.length > 1) return dated;
  const day = dateIn(titleOf(table)) ?? dateIn(head.join(' '));
  const now = priced.find(({ column, own }) => own === undefined && !isBefore(head[column] ?? '')) ?? priced[0];
  if (!now || (!day && !isPriceList(table))) return [];
  const before = priced.find((one) => one !== now && (one.own !== undefined || isBefore(head[one.column] ?? '')));
  const first = before ? [{ column: before.column, at: before.own ?? PREVIOUS }] : [];
  return [...first, { column: now.column, at: (before?.own === day ? undefined : day) ?? CURRENT }];
};

const UNIT = /[(（]([^()（）]{1,12})[)）]\s*$/u;
/** `2150000` in a CSV file. */
const inThousands = (text: string): string =>
  /^\d{4,}(?:\.\d+)?$/.test(text) ? text.replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ',') : text;

/** Adds the unit in the column's header to each price, since prices are also shown alone. */
const withUnit = (cell: string, head: string): string => {
  const text = inThousands(cell);
  const unit = UNIT.exec(head)?.[1] ?? '';
  if (!/^[\d.,]+$/.test(text) || unit === '') return text;
  if (/^[£$€¥₩]/u.test(unit)) return `${unit.slice(0, 1)}${text}${unit.slice(1)}`;
  return /^[A-Z]{3}/.test(unit) ? `${unit} ${text}` : `${text}${unit}`;
};

/** The first column whose cells are all different names. */
const firstNaming = ({ head, rows }: PlainTable): number =>
  head.findIndex((_, column) => {
    const cells = rows.map((row) => row.cells[column] ?? '');
    return cells.every((cell) => /\p{L}/u.test(cell)) && new Set(cells).size === cells.length;
  });

/** In a table titled as a price list, the items may be called anything: machines, rooms, routes. */
const itemColumn = (table: PlainTable): number => {
  const named = table.head.findIndex(isItem);
  return named < 0 && isPriceList(table) ? firstNaming(table) : named;
};

const pricesIn = (table: PlainTable): Price[] => {
  const { head, passage, rows } = table;
  const item = itemColumn(table);
  const columns = columnsOf(table).filter(({ column }) => column !== item);
  const [terms, per] = [head.findIndex(isTerms), head.findIndex(isPer)];
  // A table of sales has prices too; a price list has little besides prices and terms.
  if (item < 0 || head.length - columns.length > 3) return [];
  return columns.flatMap(({ at, column }) =>
    rows.flatMap(({ cells, start, end }): Price[] => {
      const amount = withUnit(cells[column] ?? '', head[column] ?? '');
      if (!cells[item] || !/\d/.test(amount)) return [];
      // The price per day differs from the price per month.
      const text = cells[per] ? `${amount} / ${cells[per]}` : amount;
      return [
        { item: cells[item], at, text, terms: cells[terms] ?? '', head: head[column] ?? '', passage, start, end },
      ];
    }),
  );
};

/** A list with its prices in columns, else a table with a column for each date. */
const pricesOf = (table: PlainTable, isItem: (label: string) => boolean): Price[] => {
  const own = pricesIn(table);
  const over = own.length > 0 ? [] : datedPrices(table, isItem);
  return [...own, ...over.map((one) => ({ ...one, terms: '', passage: table.passage }))];
};

/** Prices of the wanted item, or of all, oldest first. `question`: the question that finds the lists. */
export const priceLists = async (
  context: SectionContext,
  question: string,
  isWanted: (passage: Passage) => boolean,
  isItem: (label: string) => boolean = () => false,
): Promise<Price[]> => {
  const passages = [...(await context.passages(question)).passages, ...(await context.room(['prices']))];
  for (const subject of ['priceLevel', 'priceList'])
    await lookUp(context, subject, (reading) => {
      passages.push(...reading.passages);
      return false;
    });
  const { item } = context.inputs;
  if (typeof item === 'string') passages.push(...(await context.passages(item)).passages);
  const once = [...new Map(passages.map((one) => [one.chunk.id, one])).values()].filter(isWanted);
  const found = new Map(
    plainTables(once)
      .flatMap((table) => pricesOf(table, isItem))
      .map((one) => [`${one.item} ${one.at}`, one]),
  );
  // A table with the prices of several companies is a comparison, not a price list.
  const companies = (await comparedCompanies(context)).map(({ company }) => company.name);
  const isCompany = (item: string) => companies.some((name) => companyNames(name).some((one) => isNamedIn(one, item)));
  return [...found.values()].filter(({ item }) => !isCompany(item)).sort((a, b) => a.at.localeCompare(b.at));
};

/** `£9,400 per ship a year`: the number only. */
export const amountIn = ({ text }: Price): number | undefined => {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};
