// The largest customers by revenue, from the first workbook of the workspace that lists customers and their purchases.
import { proposeSheet } from '#shared/analyses/map-columns.ts';
import type { BlockOf, Sentence } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import type { Builder, Ledger, SectionContext } from './builder.ts';
import { isCustomerCode } from './compute-parts/ledger-columns.ts';
import { readWorkbook } from './compute-parts/read-workbook.ts';
import { amountOf, refsOf } from './compute-parts/workbook-rows.ts';
import { customerColumns, listsCustomers, withoutEnds } from './customer-columns.ts';
import { contractEnds, customerFindings } from './customer-findings.ts';
import { listsRevenue, revenueHead, type Whole, wholeOf } from './customer-revenue.ts';
import { amountIn, percentIn, quotientIn, type Scale, scaleFor } from './evidence/amounts.ts';
import { comparesCompanies } from './evidence/compares-companies.ts';
import { computed, verified } from './evidence/computed.ts';
import { lastPeriod } from './evidence/last-period.ts';
import { isOfCompany } from './evidence/ledger-owner.ts';
import { OTHERS } from './evidence/others.ts';
import type { SheetRow } from './evidence/sheet-rows.ts';
import { nothingIn } from './nothing.ts';

/** A memorandum prints the ten largest customers, and the others in one row. */
const MAX_CUSTOMERS = 10;
/** A shorter list is not a list of customers. */
const FEWEST_CUSTOMERS = 3;

const NEEDED = ['customer', 'revenue'];
/** Millions without a currency would have no label that says so. */
const AS_PRINTED: Scale = { power: 0, unit: '', label: '' };

type Bought = { readonly name: string; readonly revenue: number; readonly rows: readonly SheetRow[] };

const boughtIn = (rows: readonly SheetRow[]): Bought[] =>
  [...Map.groupBy(rows, (row) => row.cell('customer'))]
    .map(([name, own]) => ({
      name,
      rows: own,
      revenue: own.reduce((sum, row) => sum + amountOf(row, 'revenue', name), 0),
    }))
    .sort((a, b) => b.revenue - a.revenue);

type Line = {
  readonly label: string;
  readonly segment?: string;
  readonly rows: readonly SheetRow[];
  readonly revenue: number;
};

const isNamed = ({ name }: Bought): boolean => name !== '' && !OTHERS.test(name);

const linesOf = (context: SectionContext, all: readonly Bought[]): Line[] => {
  const named = all.filter(isNamed);
  const summed = all.filter(({ name }) => OTHERS.test(name));
  const nameless = all.filter(({ name }) => name === '');
  const rest = [...named.slice(MAX_CUSTOMERS), ...summed];
  const count = rest.length;
  const restLabel = (count === 1 && rest[0]?.name) || context.text('say.otherCustomers', { count });
  const sum = (listed: readonly Bought[]) => ({
    rows: listed.flatMap(({ rows }) => rows),
    revenue: listed.reduce((total, { revenue }) => total + revenue, 0),
  });
  return [
    ...named.slice(0, MAX_CUSTOMERS).map(({ name, ...listed }) => ({
      label: name,
      segment: [...new Set(listed.rows.map(({ cell }) => cell('segment')))].filter(Boolean).join(', '),
      ...listed,
    })),
    ...(count > 0 ? [{ label: restLabel, ...sum(rest) }] : []),
    ...(nameless.length > 0 ? [{ label: context.text('say.noCustomer'), ...sum(nameless) }] : []),
    { label: context.text('say.allCustomers'), ...sum(all) },
  ];
};

const cellsOf = (context: SectionContext, scale: Scale, whole: Whole, { label, segment = '', rows, revenue }: Line) => {
  const { language } = context;
  const refs = refsOf(rows);
  const share = percentIn(language, revenue / whole.value);
  const formula = `${quotientIn(language, { value: revenue, unit: scale.unit }, whole)} = ${share}`;
  return [
    { text: label },
    { text: segment },
    { text: amountIn(language, scale, revenue), ...verified(refs) },
    { text: share, ...computed(share, formula, [...new Set([...refs, ...whole.refs])]) },
  ];
};

type Listing = readonly [BlockOf<'table'>, ...BlockOf<'list'>[]];
/** `note`: how a ledger was read, from which the list is computed. */
type Listed = { readonly blocks: Listing; readonly note?: string };

const listingOf = async (
  context: SectionContext,
  rows: readonly SheetRow[],
  { names, header }: { readonly names: string; readonly header: string },
  ends: ReadonlyMap<string, string>,
): Promise<Listing | undefined> => {
  const { rows: counted, year } = lastPeriod(rows);
  const all = boughtIn(counted);
  // A column of that name may also contain the number of customers of a product, unless it names codes.
  if (!isCustomerCode({ head: names }) && !all.some(({ name }) => /\p{L}/u.test(name))) return undefined;
  const total = all.reduce((sum, { revenue }) => sum + revenue, 0);
  if (all.length < FEWEST_CUSTOMERS || total <= 0) return undefined;
  // A list without dates may have its year in its header or in the name of its file.
  const whole = await wholeOf(context, total, year || `${header} ${rows[0]?.reference.title ?? ''}`);
  const currency = typeof context.inputs.currency === 'string' ? context.inputs.currency : '';
  const scale = currency ? scaleFor(context.language, currency, [total]) : AS_PRINTED;
  const lines = linesOf(context, all);
  const withSegment = lines.some(({ segment }) => segment);
  const keep = <T>(cells: readonly T[]): T[] => cells.filter((_, i) => i !== 1 || withSegment);
  const unit = currency ? { unit: scale.label } : {};
  const table: BlockOf<'table'> = {
    kind: 'table',
    caption: context.text(listsRevenue(header) ? 'say.topCustomers' : 'say.listedCustomers'),
    columns: keep([
      { label: context.text('workbookColumns.customer') },
      { label: context.text('workbookColumns.segment') },
      { label: revenueHead(context, year, header), ...unit, numeric: true },
      { label: context.text(whole.isRevenue ? 'say.shareOfRevenue' : 'say.shareOfList'), numeric: true },
    ]),
    rows: lines.map((line) => keep(cellsOf(context, scale, whole, line))),
  };
  const named = all.filter(isNamed);
  return [table, ...(await customerFindings({ context, scale, whole, customers: named }, ends))];
};

/** `undefined` if the workbook lists no customers, or if a person has to map its columns. */
const customersIn = async (context: SectionContext, ledger: Ledger): Promise<Listed | undefined> => {
  const { fileId, sheets } = ledger;
  const grids = sheets.map(({ name, rows }) => ({ name, grid: rows.map(({ cells }) => cells) }));
  const proposal = proposeSheet(customerColumns(ledger, NEEDED), grids);
  if (!proposal || proposal.missing.length > 0 || !listsCustomers(ledger, proposal.columns.customer)) return undefined;
  if (comparesCompanies(grids, proposal.columns.customer)) return undefined;
  const { sheet } = proposal;
  const columns = withoutEnds(proposal.columns);
  const inputs = { ...context.inputs, workbook: { fileId, ...(sheet ? { sheet } : {}), columns } };
  try {
    // In a ledger of payments, some have no customer; in a list, a row without a name may be its total.
    const needed = columns.date ? ['date', 'revenue'] : NEEDED;
    const read = await readWorkbook({ ...context, inputs, workbook: async () => sheets }, needed);
    const header = (columns.revenue ?? '').replace(/\s*[([（].*$/, '');
    const names = columns.customer ?? '';
    const blocks = await listingOf(read.context, read.rows, { names, header }, contractEnds(sheets, names));
    return blocks && { blocks, ...(columns.date && read.notes.note ? { note: read.notes.note } : {}) };
  } catch {
    return undefined;
  }
};

/** The revenue that a listing covers: a ledger of all customers is preferred to a log of one channel. */
const listedRevenue = ({ blocks: [{ rows }] }: Listed): number =>
  Number(
    rows
      .at(-1)
      ?.at(-1)
      ?.text.replace(/[^\d.]/g, '') ?? 0,
  );

/** A list that covers a smaller share of revenue, in percent, contains no customer that matters. Set by hand. */
const MIN_PERCENT = 2;

const fullestIn = async (context: SectionContext): Promise<Listed | undefined> => {
  const listings: Listed[] = [];
  for (const ledger of await context.ledgers()) {
    const listing = (await isOfCompany(context, ledger)) ? await customersIn(context, ledger) : undefined;
    if (listing) listings.push(listing);
  }
  const [fullest] = listings.sort((a, b) => listedRevenue(b) - listedRevenue(a));
  return fullest && listedRevenue(fullest) >= MIN_PERCENT ? fullest : undefined;
};

/** A smaller share of the largest customer is no weakness. Set by hand. */
const LARGE_PERCENT = 10;

/** How much of revenue rests on the largest customers, where that is much. */
export const customerShares = async (context: SectionContext): Promise<readonly Sentence[]> => {
  if (!context.company) return [];
  const [table, ...findings] = (await fullestIn(context))?.blocks ?? [];
  const largest = Number(table?.rows[0]?.at(-1)?.text.replace(/[^\d.]/g, '') ?? 0);
  const [shares] = findings.flatMap(sentencesOf);
  if (!table || !shares || largest < LARGE_PERCENT) return [];
  const title = table.columns.at(-2)?.label ?? '';
  return [{ ...shares, text: context.text('say.headed', { title, text: shares.text }) }];
};

export const customers: Builder<'customers'> = async (_work, context) => {
  const fullest = await fullestIn(context);
  if (!fullest) return nothingIn(context);
  const { blocks, ...note } = fullest;
  const [table, ...findings] = blocks;
  if (context.inputs.naming !== 'codeName') return { blocks: [table, ...findings], status: 'done', ...note };
  // The revenue of each customer tells the trade who the company is.
  return findings.length > 0 ? { blocks: findings, status: 'done' } : nothingIn(context);
};
