// The forecast of a memorandum: based on reported years, with the author of each assumption; none without reported
// figures.
import { describe, expect, it } from 'vitest';
import { compute } from '#functions/analyses/compute.ts';
import { dcfCase } from '#functions/analyses/compute-parts/dcf-input.ts';
import type { Fact } from '#shared/model/fact.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor, filed, sheetOf } from '#tests/helpers/section-context.ts';

const company = 'Harbor Freight';
const yearly = (year: number, metric: string, value: number): Fact =>
  filed({ company, end: `${year}-12-31`, metric, value: value * 1_000_000, unit: 'USD' });
const FACTS = [
  ...[yearly(2024, 'revenue', 400), yearly(2025, 'revenue', 440)],
  ...[yearly(2024, 'operatingIncome', 40), yearly(2025, 'operatingIncome', 52.8)],
  ...[yearly(2024, 'depreciation', 16), yearly(2025, 'depreciation', 17.6)],
];

/** A figure from a board paper. */
const PLAN = chunkOf(
  { text: 'Revenue target for 2026 is $500 million, with operating income of $65 million.' },
  { document: 'Harbor_board_paper.md', company, section: 'Plan for 2026' },
);

const forecastOf = (facts: readonly Fact[]) =>
  compute(
    { kind: 'compute', calculator: 'forecast', part: 'operating' },
    contextFor({ type: 'ImWorkflow', inputs: { company }, facts }),
  );
const tablesOf = async (facts: readonly Fact[]) => {
  const { blocks, note, aside } = await forecastOf(facts);
  return { note, aside, tables: blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])) };
};

describe('a forecast', () => {
  it('continues from the last reported year to EBITDA and investment, without a terminal year', async () => {
    const { tables } = await tablesOf(FACTS);

    const [lines] = tables;
    expect(lines?.columns.map(({ label }) => label).slice(2)).toEqual([
      ...['2025A', '2026E', '2027E', '2028E', '2029E', '2030E'],
    ]);
    const texts = lines?.rows.map((row) => row.map(({ text }) => text)) ?? [];
    expect(texts.find(([label]) => label === 'Revenue')?.[2]).toBe('440.0');
    expect(texts.find(([label]) => label === 'Operating profit (EBIT)')?.[2]).toBe('52.8');
    expect(texts.map(([label]) => label)).toEqual(expect.arrayContaining(['Operating margin', 'EBITDA (memo)']));
    expect(texts.map(([label]) => label)).not.toContain('NOPAT');
  });

  it('names the source of each assumption, and the defaults on screen only', async () => {
    const { tables, note, aside } = await tablesOf(FACTS);

    const drivers = tables[2]?.rows.map((row) => [row[0]?.text ?? '', row.at(-1)?.text ?? '']) ?? [];
    const sourceOf = (name: string) => drivers.find(([label]) => label?.startsWith(name))?.[1];
    expect(drivers.map(([label]) => label)).toEqual(tables[1]?.rows.map(([label]) => label?.text));
    expect(drivers.every(([, source]) => source !== '')).toBe(true);
    expect(sourceOf('Revenue growth')).toMatch(
      /^mean growth of 2024 to 2025, 10.0%, in the first of even steps to terminal growth; assumption of this forecast$/,
    );
    expect(JSON.stringify([tables, note])).not.toMatch(/default value|Terminal/);
    expect(aside).toContain('Review them before you export: Revenue growth');
    expect(note).toContain('not a plan of the company');
  });

  it('omits and names a line that has only a default', async () => {
    const { tables, note } = await tablesOf(FACTS);

    const labels = tables.flatMap(({ rows }) => rows.map(([label]) => label?.text ?? ''));
    expect(labels.filter((label) => /Capital expenditure|working capital/i.test(label))).toEqual([]);
    expect(note).toContain('Not forecast, because nothing is reported for: Capital expenditure, Increase in working');
  });

  it('adds the reported EBITDA of the last year', async () => {
    const { tables } = await tablesOf(FACTS);

    const ebitda = tables[0]?.rows.find(([label]) => label?.text.startsWith('EBITDA'));
    expect(ebitda?.[2]?.text).toBe('70.4');
  });

  it('is not made from losses', async () => {
    const losses = FACTS.map((fact) => (fact.metric === 'operatingIncome' ? { ...fact, value: -fact.value } : fact));

    expect((await tablesOf(losses)).tables).toEqual([]);
  });

  it('is not made from one year, or without an operating result', async () => {
    const oneYear = FACTS.filter(({ period }) => period.key === '2025');
    const noResult = FACTS.filter(({ metric }) => metric !== 'operatingIncome');

    expect((await tablesOf(oneYear)).tables).toEqual([]);
    expect((await tablesOf(noResult)).tables).toEqual([]);
  });
});

describe('a forecast with a plan in the workspace', () => {
  const planOf = (margin: string) =>
    sheetOf('Plan', [
      ['', '2025A', '2026E', '2027E', '2028E'],
      ['Revenue growth', '10.0%', '9.0%', '8.0%', '7.0%'],
      ['EBIT margin', margin, '12.5%', '13.0%', '13.5%'],
    ]);
  const builtWith = async (margin: string) => {
    const context = contextFor({ type: 'ImWorkflow', inputs: { company }, facts: FACTS, sheets: [planOf(margin)] });
    const { blocks, note } = await compute({ kind: 'compute', calculator: 'forecast', part: 'operating' }, context);
    const [lines, , sources] = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
    const rowOf = (table: typeof lines, name: string) => table?.rows.find(([label]) => label?.text.startsWith(name));
    return { note, margin: rowOf(lines, 'Operating margin'), source: rowOf(sources, 'Operating margin')?.at(-1) };
  };

  it('uses its drivers if its last reported year equals that of the statements', async () => {
    const { note, margin, source } = await builtWith('12.0%');

    expect(margin?.map(({ text }) => text).slice(-3)).toEqual(['12.5%', '13.0%', '13.5%']);
    expect(source?.text).toBe('company’s business plan');
    expect(source?.refs).toHaveLength(1);
    expect(note).toContain('the years for which the company’s business plan states revenue');
  });

  it('ignores a plan that continues from other figures', async () => {
    const { note, source } = await builtWith('19.0%');

    expect(source?.text).not.toContain('plan (');
    expect(note).toContain('not a plan of the company');
  });

  it("uses the company's plan for the next year as stated in a document", async () => {
    const { blocks, note } = await compute(
      { kind: 'compute', calculator: 'forecast', part: 'operating' },
      contextFor({ type: 'ImWorkflow', inputs: { company }, facts: FACTS, chunks: [PLAN] }),
    );

    const [lines, , sources] = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
    const cellOf = (label: string) => lines?.rows.find(([name]) => name?.text === label)?.[3]?.text;
    expect(cellOf('Revenue')).toBe('500.0');
    expect(cellOf('Operating profit (EBIT)')).toBe('65.0');
    expect(sources?.rows.map((row) => row.at(-1)?.text)).toContain('company’s business plan');
    expect(lines?.columns.map(({ label }) => label).slice(2)).toEqual(['2025A', '2026E']);
    expect(note).toContain('the years for which the company’s business plan states revenue');
  });

  it('is used by a valuation too, which keeps the planned margin', async () => {
    const context = contextFor({ type: 'DCF', inputs: { company }, facts: FACTS, chunks: [PLAN] });

    const { input } = (await dcfCase(context, { name: company })) ?? {};

    const { revenueGrowth, operatingMargin } = input?.scenarios.base ?? {};
    expect(revenueGrowth?.years[0]?.value).toBeCloseTo(500 / 440 - 1);
    expect([operatingMargin?.years[0]?.value, operatingMargin?.terminal.value]).toEqual([0.13, 0.13]);
  });

  it('uses stated margins and capital expenditure of later years', async () => {
    const later = chunkOf(
      { text: 'The operating margin is to reach 16% by 2028.', seq: 2 },
      { company, document: 'Harbor_board_paper.md', section: 'Plan for the years ahead' },
    );
    const spending = tableChunk(
      [
        ['Capital expenditure ($ million)', '2026', '2027'],
        ['New quay', '20', '30'],
        ['Cranes', '30', '10'],
        ['Total', '50', '40'],
      ],
      { company, document: 'Harbor board paper', section: 'Capital expenditure' },
    );
    const context = contextFor({ type: 'DCF', inputs: { company }, facts: FACTS, chunks: [PLAN, later, spending] });

    const { input } = (await dcfCase(context, { name: company })) ?? {};

    const margins = input?.scenarios.base.operatingMargin;
    expect(margins?.years.slice(0, 4).map((one) => one?.value.toFixed(3))).toEqual([
      '0.130',
      '0.145',
      '0.160',
      '0.160',
    ]);
    expect(margins?.terminal.value).toBe(0.16);
    expect(input?.capex.years[0]?.value).toBeCloseTo(50 / 500);
    expect(input?.capex.years[1]?.value).toBeLessThan(40 / 500);
    expect(input?.capex.years[2]).toBeNull();
  });
});
