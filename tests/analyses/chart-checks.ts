// Checks that a chart's figures are the same on screen, on paper and in its sources.
import { expect } from 'vitest';
import { columnNames } from '#functions/export/column-names.ts';
import { statedUnit } from '#shared/language/grammar/column-unit.ts';
import { powerOf } from '#shared/language/grammar/units.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Chart } from '#shared/report/chart/chart.ts';
import { chartTable } from '#shared/report/chart/chart-table.ts';
import { drawChart } from '#shared/report/chart/draw-chart.ts';
import type { Datum } from '#shared/report/cited.ts';
import type { Golden } from './sample-desk.ts';

const WIDTH = 640;
const COMPACT = /([천만억조千万億兆KMBT]+)$/u;
const LATIN: Readonly<Record<string, number>> = { K: 3, M: 6, B: 9, T: 12 };

const datumsIn = (value: unknown): Datum[] => {
  if (Array.isArray(value)) return value.flatMap(datumsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('value' in value && typeof value.value === 'number') return [{ ...value, value: value.value }];
  return Object.values(value).flatMap(datumsIn);
};

type Printed = { readonly value: number; readonly isCompact: boolean; readonly step: number };

/** Parses a printed figure such as 438,512, -6.3% or 4.4조, with the size of its last digit. */
const printedIn = (text: string): Printed | undefined => {
  const plain = text
    .replace(/^\((.+)\)$/, '-$1')
    .replace(/[−–]/g, '-')
    .replace(/[+,%x\s]/g, '');
  const size = COMPACT.exec(plain)?.[1];
  const digits = size ? plain.slice(0, -size.length) : plain;
  if (!/^-?\d+(?:\.\d+)?$/.test(digits)) return undefined;
  const scale = 10 ** (size ? (LATIN[size] ?? powerOf(size)) : 0);
  const decimals = digits.split('.')[1]?.length ?? 0;
  return { value: Number(digits) * scale, isCompact: size !== undefined, step: scale * 10 ** -decimals };
};

const isOf =
  ({ value, step }: Printed) =>
  (datum: Datum) =>
    Math.abs(Math.abs(datum.value) - Math.abs(value)) <= step / 2 + 1e-9;

/**
 * Checks that every figure of the table below a chart and of the tips of its marks is one of its values, with its unit
 * scaled once.
 */
const expectPrinted = (chart: Chart, language: Language): void => {
  const datums = datumsIn(chart.chart);
  const names = columnNames(language);
  const { columns, rows } = chartTable({ language, chart, names });
  const cells = rows.flatMap((row) => row.flatMap(({ text }, i) => (columns[i]?.numeric ? [text] : [])));
  const tips = drawChart(chart, { language, width: WIDTH }).marks.flatMap((mark) =>
    mark.kind === 'rect' && mark.tip ? [mark.tip.split(': ').at(-1) ?? ''] : [],
  );
  const isScaled = (chart.unit && statedUnit(chart.unit, 'any')?.power) || 0;
  for (const text of [...cells, ...tips]) {
    const printed = printedIn(text);
    if (!printed) continue;
    expect(isScaled > 0 && printed.isCompact, `${text} in ${chart.unit}`).toBe(false);
    expect(datums.some(isOf(printed)), `${text} of ${chart.title}`).toBe(true);
  }
};

const isTenfold = (one: number, other: number): boolean => {
  const power = Math.log10(Math.abs(one / other));
  return Math.abs(power - Math.round(power)) < 1e-6;
};

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => Number(digits.replace(/,/g, ''))).filter((n) => n > 0);

/**
 * Checks that a figure stated by a source has the digits drawn, whatever its unit; computed figures have a formula
 * instead.
 */
const expectCited = (datum: Datum, { references }: Golden, title: string): void => {
  const isComputed = datum.findings?.some(({ code }) => code === 'computed');
  if (!datum.refs?.length || isComputed || datum.value === 0) return;
  const quotes = references.filter(({ n }) => datum.refs?.includes(n)).map(({ quote }) => quote);
  const stated = quotes.flatMap(numbersIn);
  expect(
    stated.some((number) => isTenfold(datum.value, number)),
    `${datum.value} of ${title} in ${quotes.join(' | ')}`,
  ).toBe(true);
};

export const expectTrueCharts = (golden: Golden, language: Language): void => {
  const charts = golden.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'chart' ? [block] : [])),
  );
  for (const chart of charts) {
    expectPrinted(chart, language);
    // Cells of a sensitivity or cohort are computed and cite their inputs.
    if (chart.chart.type !== 'heat') for (const datum of datumsIn(chart.chart)) expectCited(datum, golden, chart.title);
  }
};
