// The figures of a chart as a table: under the chart on screen, beside it on paper, and instead of it for readers who cannot see it.
import type { Language } from '../../model/enums.ts';
import type { BlockOf } from '../blocks.ts';
import type { Cited, Datum } from '../cited.ts';
import type { Chart, Drawn, DrawnOf } from './chart.ts';
import { inFull } from './numbers.ts';

type Table = BlockOf<'table'>;
type Cell = Table['rows'][number][number];
type Column = Table['columns'][number];
/** Names of columns that the data does not name itself; their texts: i18n `report.<name>`. */
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
type Told = { readonly language: Language; readonly chart: Chart; readonly names: ColumnNames };

const citedBy = ({ refs, check, findings }: Cited) => ({
  ...(refs ? { refs } : {}),
  ...(check ? { check } : {}),
  ...(findings ? { findings } : {}),
});
const words = (text: string | undefined): Cell => ({ text: text ?? '' });

const figure =
  ({ language, chart }: Told, unit = chart.unit) =>
  (datum: Datum | null | undefined): Cell => {
    if (!datum) return words('');
    const say = inFull({ language, unit, decimals: chart.decimals }, [datum.value]);
    return { text: datum.text ?? say(datum.value), ...citedBy(datum) };
  };

/** `%` and `x` stand at every figure, so that the head does not repeat them. */
const measured = (label: string, unit: string | undefined): Column => ({
  label,
  numeric: true,
  ...(unit && unit !== '%' && unit !== 'x' ? { unit } : {}),
});

const series = (told: Told, drawn: DrawnOf<'bar'> | DrawnOf<'line'> | DrawnOf<'area'>): Omit<Table, 'kind'> => ({
  columns: [{ label: told.names.item }, ...drawn.series.map(({ name }) => measured(name, told.chart.unit))],
  rows: drawn.categories.map((name, i) => [words(name), ...drawn.series.map(({ values }) => figure(told)(values[i]))]),
});

const treemap = (told: Told, { items }: DrawnOf<'treemap'>): Omit<Table, 'kind'> => {
  const isGrouped = items.some(({ group }) => group);
  return {
    columns: [
      { label: told.names.item },
      ...(isGrouped ? [{ label: told.names.group }] : []),
      measured(told.names.value, told.chart.unit),
    ],
    rows: items.map(({ label, group, datum }) => [
      words(label),
      ...(isGrouped ? [words(group)] : []),
      figure(told)(datum),
    ]),
  };
};

const scatter = (told: Told, { x, y, points }: DrawnOf<'scatter'>): Omit<Table, 'kind'> => {
  const [isGrouped, isSized] = [points.some(({ group }) => group), points.some(({ size }) => size)];
  return {
    columns: [
      { label: told.names.item },
      ...(isGrouped ? [{ label: told.names.group }] : []),
      measured(x.label, x.unit),
      measured(y.label, y.unit),
      ...(isSized ? [measured(told.names.size, told.chart.unit)] : []),
    ],
    rows: points.map((spot) => [
      words(spot.label),
      ...(isGrouped ? [words(spot.group)] : []),
      figure(told, x.unit)(spot.x),
      figure(told, y.unit)(spot.y),
      ...(isSized ? [figure(told)(spot.size)] : []),
    ]),
  };
};

const range = (told: Told, { rows, marks = [] }: DrawnOf<'range'>): Omit<Table, 'kind'> => {
  const { item, low, middle, high } = told.names;
  const hasMiddle = rows.some((row) => row.middle) || marks.length > 0;
  const say = figure(told);
  return {
    columns: [
      { label: item },
      measured(low, told.chart.unit),
      ...(hasMiddle ? [measured(middle, told.chart.unit)] : []),
      measured(high, told.chart.unit),
    ],
    rows: [
      ...rows.map((row) => [words(row.label), say(row.low), ...(hasMiddle ? [say(row.middle)] : []), say(row.high)]),
      ...marks.map(({ label, datum }) => [words(label), words(''), say(datum), words('')]),
    ],
  };
};

const flow = ({ names }: Told, { stages }: DrawnOf<'flow'>): Omit<Table, 'kind'> => ({
  columns: [{ label: names.stage }, { label: names.item }, { label: names.note }],
  rows: stages.flatMap((stage) => [
    ...(stage.note || stage.items.length === 0
      ? [[{ text: stage.label, ...citedBy(stage) }, words(''), words(stage.note)]]
      : []),
    ...stage.items.map((item) => [words(stage.label), { text: item.label, ...citedBy(item) }, words(item.note)]),
  ]),
});

const heat = (told: Told, drawn: DrawnOf<'heat'>): Omit<Table, 'kind'> => ({
  columns: [
    { label: drawn.rowTitle ?? told.names.item },
    ...drawn.columns.map((name) => ({ label: name, numeric: true })),
  ],
  rows: drawn.rows.map((name, r) => [words(name), ...drawn.columns.map((_, c) => figure(told)(drawn.values[r]?.[c]))]),
});

const tableOf = (told: Told, drawn: Drawn): Omit<Table, 'kind'> => {
  switch (drawn.type) {
    case 'bar':
    case 'line':
    case 'area':
      return series(told, drawn);
    case 'waterfall':
      return {
        columns: [{ label: told.names.item }, measured(told.names.value, told.chart.unit)],
        rows: drawn.steps.map(({ label, datum }) => [words(label), figure(told)(datum)]),
      };
    case 'treemap':
      return treemap(told, drawn);
    case 'scatter':
      return scatter(told, drawn);
    case 'range':
      return range(told, drawn);
    case 'flow':
      return flow(told, drawn);
    case 'heat':
      return heat(told, drawn);
    default:
      return drawn satisfies never;
  }
};

export const chartTable = (told: Told): Table => ({ kind: 'table', ...tableOf(told, told.chart.chart) });
