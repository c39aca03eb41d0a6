// Builds a figure over time, from the workbook if there is one, else from tables and dated sentences.
import { asWorkbook } from '#shared/analyses/inputs.ts';
import { refuse } from '#shared/finance/refused.ts';
import { readFigures } from '#shared/language/grammar/figures.ts';
import type { Block } from '#shared/report/blocks.ts';
import { findMetrics } from '../engine/understand/measures/find-metrics.ts';
import type { Quotable } from '../engine/write/prose/sentences.ts';
import { sayPeriod } from '../engine/write/wording.ts';
import type { Builder, Built, SectionContext } from './builder.ts';
import { type ReadingNotes, readWorkbook, withNotes } from './compute-parts/read-workbook.ts';
import { amountOf } from './compute-parts/workbook-rows.ts';
import { plainIn } from './evidence/amounts.ts';
import { datum, verified } from './evidence/computed.ts';
import { documentName } from './evidence/document-name.ts';
import { evidenceFigures } from './evidence/evidence-figures.ts';
import { indicatorBlocks, isIndicator } from './evidence/indicator-tables.ts';
import { quotesOn } from './evidence/quotes-on.ts';
import { readIn } from './evidence/read-in.ts';
import { quotedOf, selectedOf } from './evidence/select-quotes.ts';
import { nothingIn } from './nothing.ts';
import { currencyOf, type Point, priceTiles } from './price-tiles.ts';
import type { Reading } from './reading.ts';
import { refusal } from './refusal.ts';

const MAX_POINTS = 60;
const CONSIDERED = 20;

const RATE = /금리|이율|수수료율|\brates?\b|金利|利率/iu;

type Drawn = { readonly points: readonly Point[]; readonly notes: ReadingNotes };

/** Two different prices on one date are of two items, or one is wrong. */
const oneADay = (points: readonly Point[]): Point[] => {
  const days = new Map<string, Point>();
  for (const point of points) {
    if ((days.get(point.at)?.value ?? point.value) !== point.value) refuse('itemTwice', { item: point.at });
    days.set(point.at, point);
  }
  return [...days.values()].sort((a, b) => a.at.localeCompare(b.at));
};

/** One price per date; if a workbook contains several items, the requested one. */
const fromSheet = async (section: SectionContext): Promise<Drawn> => {
  if (!asWorkbook(section.inputs.workbook)) return { points: [], notes: {} };
  const { context, rows, notes } = await readWorkbook(section, ['date', 'price']);
  const unit = String(context.inputs.currency ?? '');
  const item = String(context.inputs.item ?? '').toLowerCase();
  const own = rows.filter(({ cell }) => cell('item') === '' || cell('item').toLowerCase().includes(item));
  const points = own.map((row): Point => {
    const at = row.day('date') ?? refuse('dateUnclear', { text: row.cell('date') });
    const value = amountOf(row, 'price', at);
    return { at, value, text: plainIn(context.language, value), unit, refs: [row.cite()] };
  });
  return { points: oneADay(points), notes };
};

/** Prices of the run's workbook. Empty if it cannot be read, which is reported where the series is drawn. */
export const sheetPrices = (context: SectionContext): Promise<readonly Point[]> =>
  fromSheet(context).then(
    ({ points }) => points,
    () => [],
  );

const fromTables = async (context: SectionContext, metric: string): Promise<Point[]> => {
  if (!context.company || !findMetrics(context.textOf('metrics', metric)).some(({ id }) => id === metric)) return [];
  const figures = await evidenceFigures(context, context.company, [metric]);
  return figures
    .map(({ year, value, unit, refs }) => ({ at: year, value, text: plainIn(context.language, value, 0), unit, refs }))
    .sort((a, b) => a.at.localeCompare(b.at));
};

/** The engine's selection, or sentences that name the metric if the selection has at most one. */
const sentencesOn = (context: SectionContext, metric: string, reading: Reading): readonly Quotable[] => {
  const selected = selectedOf(reading, context.company, CONSIDERED);
  if (selected.length > 1) return selected;
  const name = context.textOf('metrics', metric).toLowerCase();
  const of = { test: (text: string) => text.toLowerCase().includes(name) };
  return quotesOn(context, reading, { of, withFigure: true, ofAnyIndustry: true }).slice(0, CONSIDERED);
};

/** A sentence with one period and one figure with a unit gives a point. */
const fromSentences = async (context: SectionContext, metric: string): Promise<Point[]> => {
  const reading = await readIn(
    context,
    ['series', metric],
    {},
    (one) => selectedOf(one, context.company, 1).length > 0,
  );
  const points = sentencesOn(context, metric, reading).flatMap((one): Point[] => {
    const { figures, periods } = readFigures(one.text);
    const [figure, second] = figures.filter(({ unit }) => unit !== undefined);
    const [period, other] = periods;
    // A change in percent is not a price, unless the item is a rate.
    if (metric === 'price' && figure?.unit === 'percent' && !RATE.test(String(context.inputs.item ?? ''))) return [];
    if (!figure?.unit || second || !period || other || !/^\d{4}/.test(period.key)) return [];
    return [
      { at: period.key, value: figure.value, text: figure.text, unit: figure.unit, refs: quotedOf(context, one).refs },
    ];
  });
  return [...new Map(points.map((point) => [point.at, point])).values()].sort((a, b) => a.at.localeCompare(b.at));
};

const ofOneUnit = (points: readonly Point[]): readonly Point[] => points.filter(({ unit }) => unit === points[0]?.unit);

const drawn = (context: SectionContext, metric: string, points: readonly Point[]): Block[] => {
  const [first] = points;
  if (!first || points.length < 2) return [];
  const name = context.textOf('metrics', metric);
  const categories = points.map(({ at }) => sayPeriod(context.language, at));
  const values = points.map(({ value, text, refs }) => datum(value, text, verified(refs)));
  const unit = first.unit === 'percent' ? '%' : currencyOf(first.unit);
  return [
    {
      kind: 'chart',
      title: name,
      ...(unit ? { unit } : {}),
      chart: { type: 'line', categories, series: [{ name, values }] },
    },
  ];
};

/** Prices of a workbook are headed by its name: they need not be those of a price list in the same section. */
const workbookTitle = (context: SectionContext, points: readonly Point[]): Block[] => {
  const [n] = points[0]?.refs ?? [];
  const title = context.notes.all().find((one) => one.n === n)?.title;
  return title ? [{ kind: 'heading', level: 2, text: documentName(title).replaceAll('_', ' ') }] : [];
};

const blocksOf = async (context: SectionContext, metric: string): Promise<{ blocks: Block[]; notes: ReadingNotes }> => {
  const { points: given, notes } = metric === 'price' ? await fromSheet(context) : { points: [], notes: {} };
  const tables = given.length > 1 ? [] : await fromTables(context, metric);
  const sources = [given, tables].find((found) => found.length > 1) ?? (await fromSentences(context, metric));
  const points = ofOneUnit(sources).slice(-MAX_POINTS);
  const tiles = metric === 'price' ? priceTiles(context, points) : [];
  const title = given.length > 1 && points.length > 1 ? workbookTitle(context, points) : [];
  return { blocks: [...title, ...tiles, ...drawn(context, metric, points)], notes: given.length > 1 ? notes : {} };
};

const silentOf = (context: SectionContext, silent: readonly string[]): Pick<Built, 'aside'> => {
  const names = silent.map((metric) => context.textOf('metrics', metric)).join(', ');
  return names ? { aside: context.text('say.noSeries', { names }) } : {};
};

const allOf = async (context: SectionContext, metrics: readonly string[]): Promise<Built> => {
  if (metrics.every(isIndicator)) {
    const table = await indicatorBlocks(context, metrics);
    if (table) return { blocks: table.blocks, status: 'done', ...silentOf(context, table.silent) };
  }
  const found = [];
  for (const metric of metrics) found.push({ metric, ...(await blocksOf(context, metric)) });
  const blocks = found.flatMap((one) => one.blocks);
  if (blocks.length === 0) {
    const aside = context.type === 'PriceTracker' ? { aside: context.text('say.noPriceList') } : {};
    return { ...nothingIn(context), ...aside };
  }
  const silent = found.filter((one) => one.blocks.length === 0).map(({ metric }) => metric);
  const built: Built = { blocks, status: 'done', ...silentOf(context, silent) };
  return found.reduce((made, { notes }) => withNotes(made, notes), built);
};

export const series: Builder<'series'> = async ({ metrics }, context) => {
  try {
    return await allOf(context, metrics);
  } catch (error) {
    return refusal(context, error);
  }
};
