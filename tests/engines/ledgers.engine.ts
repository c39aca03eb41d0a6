// Ledgers of 50,000 messy rows, mapped as proposed by the form: every headline figure equals that of pandas.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { SectionContext } from '#functions/analyses/builder.ts';
import { compute } from '#functions/analyses/compute.ts';
import { customers } from '#functions/analyses/customers.ts';
import { amountIn, percentIn, plainIn, scaled, scaleFor } from '#functions/analyses/evidence/amounts.ts';
import { proposeSheet } from '#shared/analyses/map-columns.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { tidySheet } from '#shared/analyses/tidy-sheet.ts';
import type { AnalysisType } from '#shared/model/analysis.ts';
import type { Block } from '#shared/report/blocks.ts';
import { messyLedger } from '#tests/helpers/messy-ledger.ts';
import { contextFor, filed, sheetOf } from '#tests/helpers/section-context.ts';

type Calculator = Parameters<typeof compute>[0]['calculator'];

const ROWS = 50_000;
const python = process.env.FOOTNOTE_ENGINE ?? '';
const MAX_OUTPUT = 64 * 1024 * 1024;

const Numbers = z.array(z.number());
const Truth = z.object({
  pvm: Numbers,
  cohorts: z.array(
    z.object({ period: z.string(), customers: z.number(), revenue: z.number(), logo: Numbers, net: Numbers }),
  ),
  concentration: z.object({
    year: z.number(),
    total: z.number(),
    largest: z.array(z.tuple([z.string(), z.number()])),
  }),
  seasonality: Numbers,
});

const LEDGERS = [
  {
    language: 'ko',
    heads: ['거래처명', '전표일자', '공급가액', '품목명', '수량', '연도'],
    total: '소계',
    yearOf: (year: number) => `${year}년`,
  },
  {
    language: 'en',
    heads: ['Client name', 'Invoice date', 'Revenue', 'Product', 'Units', 'Year'],
    total: 'Subtotal',
    yearOf: (year: number) => `FY${year}`,
  },
  {
    language: 'ja',
    heads: ['得意先名', '請求日', '売上高', '商品名', '数量', '年度'],
    total: '小計',
    yearOf: (year: number) => `${year}年度`,
  },
] as const;

const truthOf = (rows: readonly (readonly string[])[]): z.infer<typeof Truth> => {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-ledger-'));
  try {
    const path = join(folder, 'ledger.json');
    writeFileSync(path, JSON.stringify(rows));
    const { stdout, stderr } = spawnSync(python, [join(import.meta.dirname, 'ledgers.py'), path], {
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT,
    });
    if (stdout === '') throw new Error(stderr);
    return Truth.parse(JSON.parse(stdout));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const chartsOf = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'chart' ? [block.chart] : []));
const rowsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.map(({ text }) => text)) : []));

/** Compares nine digits, because fractions are added in another order. */
const expectClose = (ours: number, theirs: number): void =>
  expect(Math.abs(ours - theirs)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(theirs)));

describe.each(LEDGERS)('a ledger in $language', ({ heads, total, yearOf }) => {
  const { rows } = messyLedger({ heads, total, yearOf, count: ROWS });
  const truth = truthOf(rows);
  const plain = sheetOf('Data', rows);
  const sheet = {
    ...plain,
    rows: tidySheet({
      rows: plain.rows,
      cellsOf: ({ cells }) => cells,
      withCells: (row, cells) => ({ ...row, cells }),
    }),
  };
  const contextOf = (type: AnalysisType, more: Readonly<Record<string, unknown>> = {}): SectionContext => {
    const field = analysisOf(type).fields.find(({ kind }) => kind === 'workbook');
    const wanted = field?.kind === 'workbook' ? field.columns : [];
    const proposed = proposeSheet(wanted, [{ name: sheet.name, grid: sheet.rows.map(({ cells }) => cells) }]);
    expect(proposed?.missing).toEqual([]);
    const workbook = { fileId: 'fil_000000000001_00000000000000ff', columns: { ...proposed?.columns, ...more } };
    return contextFor({ type, inputs: { currency: 'KRW', grain: 'month', workbook }, sheets: [sheet] });
  };
  const built = async (type: AnalysisType, calculator: Calculator, part: string, more = {}) =>
    (await compute({ kind: 'compute', calculator, part }, contextOf(type, more))).blocks;

  it('has the price, volume and mix of pandas', async () => {
    const [chart] = chartsOf(await built('PvmAnalysis', 'pvm', 'bridge'));

    const steps = chart?.type === 'waterfall' ? chart.steps.map(({ datum }) => datum.value) : [];
    expect(steps).toHaveLength(truth.pvm.length);
    const scale = scaleFor('en', 'KRW', [truth.pvm[0] ?? 0, truth.pvm.at(-1) ?? 0]);
    for (const [n, value] of truth.pvm.entries()) expectClose(steps[n] ?? Number.NaN, scaled(scale, value));
  });

  it('has the cohorts of pandas', async () => {
    const sizes = rowsOf(await built('CohortAnalysis', 'cohorts', 'sizes'));
    const shown = (value: number) => plainIn('en', value, Math.abs(value) >= 1000 ? 0 : 2);
    expect(sizes).toEqual(
      truth.cohorts.map(({ period, customers: count, revenue }) => [period, shown(count), shown(revenue)]),
    );

    for (const [part, key] of [
      ['customers', 'logo'],
      ['revenue', 'net'],
    ] as const) {
      const [heat] = chartsOf(await built('CohortAnalysis', 'cohorts', part));
      const values = heat?.type === 'heat' ? heat.values : [];
      for (const [n, cohort] of truth.cohorts.entries())
        for (const [age, share] of cohort[key].entries())
          expectClose(values[n]?.[age]?.value ?? Number.NaN, share * 100);
    }
  });

  it('has the largest customers of pandas', async () => {
    const facts = [filed({ company: 'Harbor', end: '2020-12-31', metric: 'revenue', value: 1 })];
    const context = contextFor({
      type: 'DraftInformation',
      inputs: { company: 'Harbor', naming: 'named' },
      facts,
      sheets: [sheet],
    });
    const { blocks } = await customers(
      { kind: 'customers' },
      { ...context, inputs: { ...context.inputs, currency: 'KRW' } },
    );

    const { largest, total: sum } = truth.concentration;
    const scale = scaleFor('en', 'KRW', [sum]);
    expect(rowsOf(blocks).slice(0, largest.length)).toEqual(
      largest.map(([name, value]) => [name, amountIn('en', scale, value), percentIn('en', value / sum)]),
    );
  });

  it('has the seasons of pandas, for a column chosen among several amounts', async () => {
    const [chart] = chartsOf(await built('SeasonalAnalysis', 'seasonal', 'index', { value: heads[2] }));

    const values = chart?.type === 'bar' ? (chart.series[0]?.values ?? []) : [];
    expect(values).toHaveLength(truth.seasonality.length);
    for (const [n, value] of truth.seasonality.entries()) expectClose(values[n]?.value ?? Number.NaN, value);
  });
});
