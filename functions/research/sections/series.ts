// A figure over time, from the workbook where there is one, else from tables and sentences that date it.

import { asWorkbook } from '#shared/analyses/inputs.ts';
import { readFigures } from '#shared/finance-language/figures.ts';
import type { Block } from '#shared/report/blocks.ts';
import { findMetrics } from '../plan/find-metrics.ts';
import type { Quotable } from '../write/sentences.ts';
import { sayPeriod } from '../write/wording.ts';
import type { Bench, Builder } from './builder.ts';
import { nothingIn } from './nothing.ts';
import { plainIn } from './read/amounts.ts';
import { datum, verified } from './read/computed.ts';
import { evidenceFigures } from './read/evidence-figures.ts';
import { quotesOn } from './read/quotes-on.ts';
import { readIn } from './read/read-in.ts';
import { quotedOf, selectedOf } from './read/said-of.ts';
import { dayIn } from './read/sheet-days.ts';
import { sheetTable } from './read/sheet-rows.ts';
import type { Reading } from './reading.ts';

type Point = {
  readonly at: string;
  readonly value: number;
  readonly text: string;
  readonly unit: string;
  readonly refs: readonly number[];
};

const MOST_POINTS = 60;
const CONSIDERED = 20;

/** One price a day; where a workbook holds several items, the one that is asked for. */
const fromWorkbook = async (bench: Bench): Promise<Point[]> => {
  const { rows = [], scales } = (await sheetTable(bench, asWorkbook(bench.inputs.workbook))) ?? {};
  const unit = String(bench.inputs.currency ?? scales?.price?.currency ?? '');
  const item = String(bench.inputs.item ?? '').toLowerCase();
  const own = rows.filter(({ cell }) => cell('item') === '' || cell('item').toLowerCase().includes(item));
  const points = own.flatMap(({ cell, number, cite }): Point[] => {
    const [at, value] = [dayIn(cell('date')), number('price')];
    if (!at || value === undefined) return [];
    return [{ at, value, text: plainIn(bench.language, value), unit, refs: [cite()] }];
  });
  return [...new Map(points.map((point) => [point.at, point])).values()].sort((a, b) => a.at.localeCompare(b.at));
};

const fromTables = async (bench: Bench, metric: string): Promise<Point[]> => {
  if (!bench.company || !findMetrics(bench.text(`metrics.${metric}`)).some(({ id }) => id === metric)) return [];
  const figures = await evidenceFigures(bench, bench.company, [metric]);
  return figures
    .map(({ year, value, unit, refs }) => ({ at: year, value, text: plainIn(bench.language, value, 0), unit, refs }))
    .sort((a, b) => a.at.localeCompare(b.at));
};

/** What the engine selects; where that is little, sentences that name the metric. */
const sentencesOn = (bench: Bench, metric: string, reading: Reading): readonly Quotable[] => {
  const selected = selectedOf(reading, bench.company, CONSIDERED);
  if (selected.length > 1) return selected;
  const name = bench.text(`metrics.${metric}`).toLowerCase();
  const of = { test: (text: string) => text.toLowerCase().includes(name) };
  return quotesOn(bench, reading, { of, withFigure: true, ofAnyIndustry: true }).slice(0, CONSIDERED);
};

/** A sentence with one period and one figure of a unit gives a point. */
const fromSentences = async (bench: Bench, metric: string): Promise<Point[]> => {
  const reading = await readIn(bench, `series.${metric}`, {}, (one) => selectedOf(one, bench.company, 1).length > 0);
  const points = sentencesOn(bench, metric, reading).flatMap((one): Point[] => {
    const { figures, periods } = readFigures(one.text);
    const [figure, second] = figures.filter(({ unit }) => unit !== undefined);
    const [period, other] = periods;
    if (!figure?.unit || second || !period || other || !/^\d{4}/.test(period.key)) return [];
    return [
      { at: period.key, value: figure.value, text: figure.text, unit: figure.unit, refs: quotedOf(bench, one).refs },
    ];
  });
  return [...new Map(points.map((point) => [point.at, point])).values()].sort((a, b) => a.at.localeCompare(b.at));
};

const ofOneUnit = (points: readonly Point[]): readonly Point[] => points.filter(({ unit }) => unit === points[0]?.unit);

const drawn = (bench: Bench, metric: string, all: readonly Point[]): Block[] => {
  const points = ofOneUnit(all).slice(-MOST_POINTS);
  const [first] = points;
  if (!first || points.length < 2) return [];
  const name = bench.text(`metrics.${metric}`);
  const categories = points.map(({ at }) => sayPeriod(bench.language, at));
  const values = points.map(({ value, text, refs }) => datum(value, text, verified(refs)));
  const unit = first.unit === 'percent' ? '%' : /^[A-Z]{3}$/.test(first.unit) ? first.unit : undefined;
  return [
    {
      kind: 'chart',
      title: name,
      ...(unit ? { unit } : {}),
      chart: { type: 'line', categories, series: [{ name, values }] },
    },
  ];
};

const blocksOf = async (bench: Bench, metric: string): Promise<Block[]> => {
  const given = metric === 'price' ? await fromWorkbook(bench) : [];
  const tables = given.length > 1 ? given : await fromTables(bench, metric);
  const points = tables.length > 1 ? tables : await fromSentences(bench, metric);
  return drawn(bench, metric, points);
};

export const series: Builder<'series'> = async ({ metrics }, bench) => {
  const blocks: Block[] = [];
  const silent: string[] = [];
  for (const metric of metrics) {
    const found = await blocksOf(bench, metric);
    if (found.length > 0) blocks.push(...found);
    else silent.push(bench.text(`metrics.${metric}`));
  }
  if (blocks.length === 0) return nothingIn(bench);
  const note = silent.length > 0 ? bench.text('say.noSeries', { names: silent.join(', ') }) : '';
  return { blocks, status: 'done', ...(note ? { note } : {}) };
};
