// Shows a chart's figures as a table: under the chart on screen, beside it on paper, and instead of it for screen
// readers.
import type { Language } from '../../model/enums.ts';
import type { BlockOf } from '../blocks.ts';
import type { Cited, Datum } from '../cited.ts';
import type { Chart, Drawn, DrawnOf } from './chart.ts';
import { inFull } from './numbers.ts';

type Table = BlockOf<'table'>;
type Cell = Table['rows'][number][number];
type Column = Table['columns'][number];
/** Names for columns that the data does not name; texts: i18n `report.<name>`. */
export const columnNamesBy = (say: (name: ColumnName) => string) => ({
  item: say('item'),
  group: say('group'),
  value: say('value'),
  low: say('low'),
  middle: say('middle'),
  high: say('high'),
  size: say('size'),
  stage: say('stage'),
  note: say('note'),
});
type ColumnName = 'item' | 'group' | 'value' | 'low' | 'middle' | 'high' | 'size' | 'stage' | 'note';
export type ColumnNames = Readonly<Record<ColumnName, string>>;
type TableContext = { readonly language: Language; readonly chart: Chart; readonly names: ColumnNames };

const citedBy = ({ refs, check, findings }: Cited) => ({
  ...(refs ? { refs } : {}),
  ...(check ? { check } : {}),
  ...(findings ? { findings } : {}),
});
const words = (text: string | undefined): Cell => ({ text: text ?? '' });

const figure =
  ({ language, chart }: TableContext, unit = chart.unit) =>
  (datum: Datum | null | undefined): Cell => {
    if (!datum) return words('');
    const say = inFull({ language, unit, decimals: chart.decimals }, [datum.value]);
    return { text: datum.text ?? say(datum.value), ...citedBy(datum) };
  };

/** `%` and `x` follow every figure, so the header does not repeat them. */
const measured = (label: string, unit: string | undefined): Column => ({
  label,
  numeric: true,
  ...(unit && unit !== '%' && unit !== 'x' ? { unit } : {}),
});

const series = (
  context: TableContext,
  drawn: DrawnOf<'bar'> | DrawnOf<'line'> | DrawnOf<'area'>,
): Omit<Table, 'kind'> => ({
  columns: [{ label: context.names.item }, ...drawn.series.map(({ name }) => measured(name, context.chart.unit))],
  rows: drawn.categories.map((name, i) => [
    words(name),
    ...drawn.series.map(({ values }) => figure(context)(values[i])),
  ]),
});

const treemap = (context: TableContext, { items }: DrawnOf<'treemap'>): Omit<Table, 'kind'> => {
  const isGrouped = items.some(({ group }) => group);
  return {
    columns: [
      { label: context.names.item },
      ...(isGrouped ? [{ label: context.names.group }] : []),
      measured(context.names.value, context.chart.unit),
    ],
    rows: items.map(({ label, group, datum }) => [
      words(label),
      ...(isGrouped ? [words(group)] : []),
      figure(context)(datum),
    ]),
  };
};

const scatter = (context: TableContext, { x, y, points }: DrawnOf<'scatter'>): Omit<Table, 'kind'> => {
  const [isGrouped, isSized] = [points.some(({ group }) => group), points.some(({ size }) => size)];
  return {
    columns: [
      { label: context.names.item },
      ...(isGrouped ? [{ label: context.names.group }] : []),
      measured(x.label, x.unit),
      measured(y.label, y.unit),
      ...(isSized ? [measured(context.names.size, context.chart.unit)] : []),
    ],
    rows: points.map((spot) => [
      words(spot.label),
      ...(isGrouped ? [words(spot.group)] : []),
      figure(context, x.unit)(spot.x),
      figure(context, y.unit)(spot.y),
      ...(isSized ? [figure(context)(spot.size)] : []),
    ]),
  };
};

const range = (context: TableContext, { rows, marks = [] }: DrawnOf<'range'>): Omit<Table, 'kind'> => {
  const { item, low, middle, high } = context.names;
  const hasMiddle = rows.some((row) => row.middle) || marks.length > 0;
  const say = figure(context);
  return {
    columns: [
      { label: item },
      measured(low, context.chart.unit),
      ...(hasMiddle ? [measured(middle, context.chart.unit)] : []),
      measured(high, context.chart.unit),
    ],
    rows: [
      ...rows.map((row) => [words(row.label), say(row.low), ...(hasMiddle ? [say(row.middle)] : []), say(row.high)]),
      ...marks.map(({ label, datum }) => [words(label), words(''), say(datum), words('')]),
    ],
  };
};

const flow = ({ names }: TableContext, { stages }: DrawnOf<'flow'>): Omit<Table, 'kind'> => ({
  columns: [{ label: names.stage }, { label: names.item }, { label: names.note }],
  rows: stages.flatMap((stage) => [
    ...(stage.note || stage.items.length === 0
      ? [[{ text: stage.label, ...citedBy(stage) }, words(''), words(stage.note)]]
      : []),
    ...stage.items.map((item) => [words(stage.label), { text: item.label, ...citedBy(item) }, words(item.note)]),
  ]),
});

const heat = (context: TableContext, drawn: DrawnOf<'heat'>): Omit<Table, 'kind'> => ({
  columns: [
    { label: drawn.rowTitle ?? context.names.item },
    ...drawn.columns.map((name) => ({ label: name, numeric: true })),
  ],
  rows: drawn.rows.map((name, r) => [
    words(name),
    ...drawn.columns.map((_, c) => figure(context)(drawn.values[r]?.[c])),
  ]),
});

const tableOf = (context: TableContext, drawn: Drawn): Omit<Table, 'kind'> => {
  switch (drawn.type) {
    case 'bar':
    case 'line':
    case 'area':
      return series(context, drawn);
    case 'waterfall':
      return {
        columns: [{ label: context.names.item }, measured(context.names.value, context.chart.unit)],
        rows: drawn.steps.map(({ label, datum }) => [words(label), figure(context)(datum)]),
      };
    case 'treemap':
      return treemap(context, drawn);
    case 'scatter':
      return scatter(context, drawn);
    case 'range':
      return range(context, drawn);
    case 'flow':
      return flow(context, drawn);
    case 'heat':
      return heat(context, drawn);
    default:
      return drawn satisfies never;
  }
};

export const chartTable = (context: TableContext): Table => ({
  kind: 'table',
  ...tableOf(context, context.chart.chart),
});
