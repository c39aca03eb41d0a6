// The forecast of a memorandum: from reported years, with who says each assumption; none where nothing is reported.
import { describe, expect, it } from 'vitest';
import { compute } from '#functions/analyses/compute.ts';
import type { Fact } from '#shared/model/fact.ts';
import { contextFor, filed } from '#tests/helpers/section-context.ts';

const company = 'Harbor Freight';
const yearly = (year: number, metric: string, value: number): Fact =>
  filed({ company, end: `${year}-12-31`, metric, value: value * 1_000_000, unit: 'USD' });
const FACTS = [
  ...[yearly(2024, 'revenue', 400), yearly(2025, 'revenue', 440)],
  ...[yearly(2024, 'operatingIncome', 40), yearly(2025, 'operatingIncome', 52.8)],
  ...[yearly(2024, 'depreciation', 16), yearly(2025, 'depreciation', 17.6)],
];

const forecastOf = (facts: readonly Fact[]) =>
  compute(
    { kind: 'compute', calculator: 'forecast', part: 'operating' },
    contextFor({ type: 'ImWorkflow', inputs: { company }, facts }),
  );
const tablesOf = async (facts: readonly Fact[]) => {
  const { blocks, note } = await forecastOf(facts);
  return { note, tables: blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])) };
};

describe('a forecast', () => {
  it('goes on from the last reported year, to EBITDA and what is invested, without a terminal year', async () => {
    const { tables } = await tablesOf(FACTS);

    const [lines] = tables;
    expect(lines?.columns.map(({ label }) => label).slice(2)).toEqual([
      ...['2025A', '2026E', '2027E', '2028E', '2029E', '2030E'],
    ]);
    const texts = lines?.rows.map((row) => row.map(({ text }) => text)) ?? [];
    expect(texts.find(([label]) => label === 'Revenue')?.[2]).toBe('440');
    expect(texts.find(([label]) => label === 'Operating profit (EBIT)')?.[2]).toBe('53');
    expect(texts.map(([label]) => label)).toEqual(
      expect.arrayContaining(['Operating margin', 'EBITDA (memo)', 'Capital expenditure']),
    );
    expect(texts.map(([label]) => label)).not.toContain('NOPAT');
  });

  it('names the source of each assumption, and the defaults that are to be reviewed', async () => {
    const { tables, note } = await tablesOf(FACTS);

    const drivers = tables[1]?.rows.map((row) => [row[0]?.text ?? '', row.at(-1)?.text ?? '']) ?? [];
    const sourceOf = (name: string) => drivers.find(([label]) => label?.startsWith(name))?.[1];
    expect(drivers.every(([, source]) => source !== '')).toBe(true);
    expect(sourceOf('Revenue growth')).toMatch(/^computed from reported figures.*default value \(to be reviewed\)/);
    expect(sourceOf('Operating margin')).not.toContain('default value');
    expect(sourceOf('Capital expenditure')).toContain('default value (to be reviewed)');
    expect(note).toContain('not a plan of the company');
  });

  it('is not made from one year, or without an operating result', async () => {
    const oneYear = FACTS.filter(({ period }) => period.key === '2025');
    const noResult = FACTS.filter(({ metric }) => metric !== 'operatingIncome');

    expect((await tablesOf(oneYear)).tables).toEqual([]);
    expect((await tablesOf(noResult)).tables).toEqual([]);
  });
});
