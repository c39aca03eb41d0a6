// Computes price, volume and mix effects from a sales workbook: the last two periods, item by item, adding up to the
// exact change.
import type { SaleRow } from '#shared/finance/pvm/sales.ts';
import { type PvmEffects, type PvmItem, type PvmLine, pvm } from '#shared/finance/pvm.ts';
import { refuse } from '#shared/finance/refused.ts';
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import type { Built, SectionContext } from '../builder.ts';
import type { SheetRow } from '../evidence/sheet-rows.ts';
import { baseQuantities } from './base-quantities.ts';
import { fitting } from './fitting.ts';
import type { PvmMade } from './made.ts';
import { originOf } from './origins.ts';
import { fromWorkbook, type ReadRows } from './read-workbook.ts';
import { pvmReading } from './readings.ts';
import { salesPeriods } from './sales-periods.ts';
import { amountCell, amountDatum, currencyOf, scaleOf, shareCell, unitIn, unitNote } from './shown.ts';
import { amountOf, refsOf } from './workbook-rows.ts';

const EFFECTS = ['price', 'volume', 'mix', 'added', 'lost'] as const;
type Sale = NonNullable<PvmItem['before']> & { readonly rows: SaleRow[] };

/** Adds up the rows of one item in one period. */
const salesIn = (rows: readonly SheetRow[], keyOf: (row: SheetRow) => string): ReadonlyMap<string, Sale> => {
  const sales = new Map<string, Sale>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = sales.get(key) ?? { quantity: 0, revenue: 0, rows: [] };
    const item = row.cell('item');
    const [quantity, revenue] = [amountOf(row, 'quantity', item), amountOf(row, 'revenue', item)];
    known.rows.push({ quantity, revenue, origin: originOf(row.reference) });
    sales.set(key, { ...known, quantity: known.quantity + quantity, revenue: known.revenue + revenue });
  }
  return sales;
};

/** The unit at the end of an item's name, used if every item has one: `보관 (㎡·월)`, `Haulage [t]`. */
const UNIT = /[([（]([^()[\]（）]{1,12})[)\]）]\s*$/u;
const unitsAmong = (rows: readonly SheetRow[]): ((item: string) => string) => {
  const units = rows.map(({ cell }) => UNIT.exec(cell('item'))?.[1]?.trim());
  const areStated = units.every((unit) => unit !== undefined) && new Set(units).size > 1;
  return (item) => (areStated ? (UNIT.exec(item)?.[1]?.trim() ?? '') : '');
};

const itemsOf = (context: SectionContext, before: readonly SheetRow[], after: readonly SheetRow[]): PvmItem[] => {
  const column = context.inputs.grouping === 'ByCompany' ? 'company' : 'segment';
  const keyOf = ({ cell }: SheetRow) => JSON.stringify([cell(column), cell('item')]);
  const [then, now] = [salesIn(before, keyOf), salesIn(after, keyOf)];
  const unitOf = unitsAmong([...before, ...after]);
  const names = new Map(
    [...before, ...after].map((row) => [keyOf(row), { group: row.cell(column), item: row.cell('item') }]),
  );
  return [...names].flatMap(([key, name]) => {
    const [was, is] = [then.get(key), now.get(key)];
    const all = { before: was?.rows ?? [], after: is?.rows ?? [] };
    return was || is
      ? [{ ...name, unit: unitOf(name.item), rows: all, ...(was ? { before: was } : {}), ...(is ? { after: is } : {}) }]
      : [];
  });
};

const isPooled = (items: readonly PvmItem[]): boolean =>
  items.filter(({ before, after }) => before && after).length > 1 && items.every(({ unit }) => !unit);

const formulaOf = ({ context }: PvmMade, effect: (typeof EFFECTS)[number]): string =>
  context.text(`pvm.${effect}Formula`);

const bridge = (made: PvmMade): Block[] => {
  const { context, result, refs, periods, scale } = made;
  const total = (label: string, value: number) => ({
    label,
    total: true as const,
    datum: amountDatum(context, value, context.text('pvm.sum'), refs, scale),
  });
  const isNothing = (value: number) => amountCell(context, value, '', refs, scale).text === '0';
  const steps = EFFECTS.filter((effect) => !isNothing(result.total[effect])).map((effect) => ({
    label: context.text(`pvm.${effect}`),
    datum: amountDatum(context, result.total[effect], formulaOf(made, effect), refs, scale),
  }));
  const chart = {
    type: 'waterfall' as const,
    steps: [total(periods[0], result.total.before), ...steps, total(periods[1], result.total.after)],
  };
  return [
    { kind: 'chart', title: context.text('sections.pvmBridge'), ...unitIn(scale), chart },
    withShares(made, table(made, 'total', [{ name: context.text('pvm.total'), ...result.total }])),
    pvmReading(made),
  ];
};

const rowOf = (made: PvmMade, { name, ...line }: PvmEffects & { readonly name: string }) => [
  { text: name || made.context.text('pvm.noGroup') },
  amountCell(made.context, line.before, made.context.text('pvm.sum'), made.refs, made.scale),
  ...EFFECTS.map((effect) => amountCell(made.context, line[effect], formulaOf(made, effect), made.refs, made.scale)),
  amountCell(made.context, line.after, made.context.text('pvm.sum'), made.refs, made.scale),
];

type Table = BlockOf<'table'>;

/** A last row: each effect as a share of the change. */
const withShares = (made: PvmMade, block: Table): Table => {
  const { context, result, refs } = made;
  const { change } = result.total;
  if (change === 0) return { ...block, ...unitNote(context) };
  const share = (effect: (typeof EFFECTS)[number]) =>
    shareCell(context, result.total[effect] / change, context.text('pvm.shareFormula'), refs);
  const row = [{ text: context.text('pvm.share') }, { text: '' }, ...EFFECTS.map(share), { text: '' }];
  return { ...block, rows: [...block.rows, row], ...unitNote(context) };
};

/** Unit prices before and after, where every item shown was sold in a period with a quantity. */
const priceColumns = (made: PvmMade, lines: readonly PvmLine[]) => {
  const { context, periods, refs } = made;
  const isPriced = lines.some(({ priceBefore }) => priceBefore !== undefined);
  const cell = (price: number | undefined) =>
    price === undefined ? { text: '' } : amountCell(context, price, context.text('pvm.unitPriceFormula'), refs);
  return isPriced
    ? {
        columns: periods.map((period) => ({
          label: context.text('pvm.unitPrice', { period }),
          numeric: true as const,
        })),
        cells: ({ priceBefore, priceAfter }: PvmLine) => [cell(priceBefore), cell(priceAfter)],
      }
    : { columns: [], cells: () => [] };
};

const itemTable = (made: PvmMade, lines: readonly PvmLine[]): Block => {
  const block = table(made, 'item', lines);
  const prices = priceColumns(made, lines);
  return {
    ...block,
    columns: [...block.columns, ...prices.columns],
    rows: block.rows.map((row, i) => [...row, ...(lines[i] ? prices.cells(lines[i]) : [])]),
  };
};

const table = (
  made: PvmMade,
  kind: 'total' | 'group' | 'item',
  lines: readonly (PvmEffects & { readonly name: string })[],
): Table => {
  const { context, periods, scale } = made;
  const numeric = { numeric: true, ...unitIn(scale) };
  return {
    kind: 'table',
    columns: [
      { label: context.text(`pvm.head.${kind}`) },
      { label: periods[0], ...numeric },
      ...EFFECTS.map((effect) => ({ label: context.text(`pvm.${effect}`), ...numeric })),
      { label: periods[1], ...numeric },
    ],
    rows: lines.map((line) => rowOf(made, line)),
  };
};

/** With many items, those with the largest change are shown. */
const MAX_ITEMS = 40;
const largest = (lines: readonly PvmLine[]): PvmLine[] =>
  [...lines].sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, MAX_ITEMS);

const partOf = ({ context, rows, others }: ReadRows, part: string): Built => {
  const { periods: all, rowsOf, labelOf } = salesPeriods(rows);
  const [last, first] = all.toReversed();
  if (last === undefined || first === undefined) return refuse('periodsTooFew', { least: 2, count: all.length });
  const [before, after] = [labelOf(first), labelOf(last)];
  const based = baseQuantities([...rowsOf(first), ...rowsOf(last)], others);
  const [then, now] = [first, last].map((key) => rowsOf(key).map(based.rowOf));
  const items = itemsOf(context, then ?? [], now ?? []);
  const result = pvm(items, { periods: [before, after], currency: currencyOf(context) });
  const scale = scaleOf(context, [result.total.before, result.total.after]);
  const made: PvmMade = {
    context,
    result,
    scale,
    refs: refsOf(rows),
    periods: [before, after],
    isPooled: isPooled(items),
  };
  const note = [
    all.length > 2 ? context.text('say.periodsCompared', { count: all.length, before, after }) : '',
    based.units ? context.text('say.unitsConverted', { units: based.units }) : '',
  ]
    .filter(Boolean)
    .join(' ');
  const done = { status: 'done' as const, ...(note ? { note } : {}) };
  if (part === 'bridge') return { blocks: bridge(made), ...done, ...fitting(result.workbook) };
  const block = part === 'groups' ? table(made, 'group', result.groups) : itemTable(made, largest(result.items));
  return { blocks: [block], ...done };
};

export const pvmPart = (context: SectionContext, part: string): Promise<Built> =>
  fromWorkbook(context, ['item', 'period', 'quantity', 'revenue'], (read) => partOf(read, part));
