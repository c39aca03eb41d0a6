// The products of a company with their revenue, growth and other columns, from a workbook that lists them.
import { headsOf } from '#shared/analyses/map-columns.ts';
import { COLUMNS } from '#shared/language/grammar/column-headers.ts';
import { headerPeriod } from '#shared/language/grammar/header-period.ts';
import type { BlockOf } from '#shared/report/blocks.ts';
import { isTotal } from '#shared/report/readable-table.ts';
import type { Builder, Ledger, SectionContext, Sheet } from './builder.ts';
import { percentIn, plainIn } from './evidence/amounts.ts';
import { computed, verified } from './evidence/computed.ts';
import { documentName } from './evidence/document-name.ts';
import { isOfCompany } from './evidence/ledger-owner.ts';
import { nothingIn } from './nothing.ts';
import { aboutText, NEAREST } from './room/report-subjects.ts';

type Cell = BlockOf<'table'>['rows'][number][number];
type Row = Sheet['rows'][number];
type Listing = {
  readonly title: string;
  readonly heads: readonly string[];
  readonly name: number;
  readonly period: number;
  readonly rows: readonly Row[];
};
/** Growth between two columns of one measure, or between two periods of one column. */
type Growth = { readonly label: string; of(row: Row): readonly [from: Row, before: string, to: string] | undefined };

const ROWS = { fewest: 3, most: 40 };
const MAX_SHOWN = 20;
const MAX_COLUMNS = 7;
const NUMBER = /^-?\d[\d,]*(?:\.\d+)?$/u;
const numberIn = (cell: string): number => Number(cell.replaceAll(',', ''));

const isOfProducts = (head: string): boolean =>
  COLUMNS.item.headers.includes(head.trim().toLowerCase()) ||
  aboutText('', [{ text: head, weight: NEAREST }]).headed.has('products');
const withoutUnit = (head: string): string => head.replace(/\s*[(（][^()（）]*[)）]\s*$/u, '');
const isPeriod = (head: string): boolean => COLUMNS.period.headers.includes(head.trim().toLowerCase());

/** A longer sheet, or one that repeats a product within a period, is a ledger of sales and no list of products. */
const listingIn = ({ name: title, rows }: Sheet): Listing[] => {
  const at = rows.findIndex(({ cells }) => cells.filter((cell) => /\p{L}/u.test(cell)).length > 1);
  const heads = headsOf(rows[at]?.cells ?? []);
  const name = heads.findIndex(isOfProducts);
  const period = heads.findIndex(isPeriod);
  const own = rows.slice(at + 1).filter(({ cells }) => /\p{L}/u.test(cells[name] ?? ''));
  const keys = own.map(({ cells }) => `${cells[period] ?? ''}\t${cells[name]}`);
  // To the right of a column of other names, products are an attribute of those.
  const isFirst = heads.slice(0, Math.max(0, name)).every((_, i) => i === period);
  const isList = isFirst && own.length >= ROWS.fewest && own.length <= ROWS.most && new Set(keys).size === own.length;
  const hasNumbers = heads.some((_, i) => i !== period && own.every(({ cells }) => NUMBER.test(cells[i] ?? '')));
  return name >= 0 && isList && hasNumbers ? [{ title, heads, name, period, rows: own }] : [];
};

/** The rows of the last period; all rows of a list without a column of periods. */
const lastRows = ({ rows, period }: Listing): readonly Row[] => {
  const last = rows
    .map(({ cells }) => cells[period] ?? '')
    .sort()
    .at(-1);
  return period < 0 ? rows : rows.filter(({ cells }) => cells[period] === last);
};

/** The growth of the last measure that the list gives for two years. */
const growthOf = (listing: Listing): Growth | undefined => {
  const { heads, rows, name, period } = listing;
  const isNumbers = (i: number) => i >= 0 && rows.every(({ cells }) => NUMBER.test(cells[i] ?? ''));
  if (period >= 0) {
    const at = heads.findLastIndex((_, i) => i !== period && isNumbers(i));
    const earlier = (row: Row) =>
      rows
        .filter(({ cells }) => cells[name] === row.cells[name] && (cells[period] ?? '') < (row.cells[period] ?? ''))
        .sort((a, b) => (a.cells[period] ?? '').localeCompare(b.cells[period] ?? ''))
        .at(-1);
    const of: Growth['of'] = (row) => {
      const from = earlier(row);
      return from && [from, from.cells[at] ?? '', row.cells[at] ?? ''];
    };
    return at < 0 ? undefined : { label: withoutUnit(heads[at] ?? ''), of };
  }
  const measures = heads.map((head) => headerPeriod(head));
  const earlierThan = (to: number): number =>
    measures.findLastIndex(
      (one) => one && one.rest !== '' && one.rest === measures[to]?.rest && one.key < (measures[to]?.key ?? ''),
    );
  const to = measures.findLastIndex((_, i) => isNumbers(i) && earlierThan(i) >= 0);
  const from = earlierThan(to);
  if (to < 0) return undefined;
  return {
    label: withoutUnit(measures[to]?.rest ?? ''),
    of: (row) => [row, row.cells[from] ?? '', row.cells[to] ?? ''],
  };
};

const growthCell = (context: SectionContext, row: Row, growth: Growth): Cell => {
  const [from, before, to] = growth.of(row) ?? [];
  if (!from || !before || !to || !(numberIn(before) > 0)) return { text: '' };
  const { language } = context;
  const text = percentIn(language, numberIn(to) / numberIn(before) - 1);
  const formula = `${plainIn(language, numberIn(to))} ÷ ${plainIn(language, numberIn(before))} − 1 = ${text}`;
  const refs = [...new Set([from, row].map(({ reference }) => context.notes.adopt(reference)))];
  return { text, ...computed(text, formula, refs) };
};

const tableOf = (context: SectionContext, listing: Listing): BlockOf<'table'> => {
  const { language } = context;
  const shown = lastRows(listing);
  const [first] = shown;
  const growth = growthOf(listing);
  const columns = listing.heads
    .flatMap((label, at) => (at === listing.period ? [] : [{ label, at }]))
    .slice(0, MAX_COLUMNS);
  const isNumeric = (at: number) => shown.every(({ cells }) => NUMBER.test(cells[at] ?? ''));
  const period = listing.period < 0 ? '' : ` (${first?.cells[listing.period] ?? ''})`;
  const cellOf = (row: Row, at: number): Cell => {
    const text = row.cells[at] ?? '';
    if (at === listing.name || text === '') return { text };
    const shownText = NUMBER.test(text) && numberIn(text) >= 1000 ? plainIn(language, numberIn(text)) : text;
    return { text: shownText, ...verified([context.notes.adopt(row.reference)]) };
  };
  return {
    kind: 'table',
    caption: `${documentName(first?.reference.title ?? listing.title).replaceAll('_', ' ')}${period}`,
    columns: [
      ...columns.map(({ label, at }) => ({ label, ...(isNumeric(at) ? { numeric: true } : {}) })),
      ...(growth ? [{ label: context.text('say.growthOf', { metric: growth.label }), numeric: true }] : []),
    ],
    rows: shown
      .slice(0, MAX_SHOWN)
      .map((row) => [
        ...columns.map(({ at }) => cellOf(row, at)),
        ...(growth ? [growthCell(context, row, growth)] : []),
      ]),
  };
};

/** Names the product that grew most, if several grew. */
const fastest = (context: SectionContext, listing: Listing): BlockOf<'list'>[] => {
  const growth = growthOf(listing);
  const rated = lastRows(listing)
    .filter(({ cells }) => !isTotal([{ text: cells[listing.name] ?? '' }]))
    .flatMap((row) => {
      const [, before, to] = growth?.of(row) ?? [];
      return before && to && numberIn(before) > 0 ? [{ row, rate: numberIn(to) / numberIn(before) - 1 }] : [];
    })
    .sort((a, b) => b.rate - a.rate);
  const [top] = rated;
  if (!growth || !top || rated.length < ROWS.fewest || top.rate <= 0) return [];
  const cell = growthCell(context, top.row, growth);
  const text = context.text('say.fastestProduct', {
    ...{
      product: top.row.cells[listing.name] ?? '',
      measure: context.language === 'en' ? growth.label.toLowerCase() : growth.label,
      rate: cell.text,
    },
    count: rated.length,
  });
  return [
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ text, refs: cell.refs ?? [], check: 'verified', ...(cell.findings ? { findings: cell.findings } : {}) }],
      ],
    },
  ];
};

const listingsOf = async (context: SectionContext, ledger: Ledger): Promise<Listing[]> =>
  (await isOfCompany(context, ledger)) ? ledger.asWritten.flatMap(listingIn) : [];

export const products: Builder<'products'> = async (_work, context) => {
  const listings: Listing[] = [];
  for (const ledger of await context.ledgers()) listings.push(...(await listingsOf(context, ledger)));
  const [fullest] = listings.sort((a, b) => b.heads.length - a.heads.length);
  return fullest
    ? { blocks: [tableOf(context, fullest), ...fastest(context, fullest)], status: 'done' }
    : nothingIn(context);
};
