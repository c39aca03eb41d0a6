// The price asked beside this year's earnings, the profit that the plan ends with, and printed multiples.
import { expect, it } from 'vitest';
import { latestOf } from '#functions/analyses/latest-year.ts';
import { planYears, priceVerdict } from '#functions/analyses/price-verdict.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { AnalysisType } from '#shared/model/analysis.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor, filed } from '#tests/helpers/section-context.ts';

const COMPANY = 'Alder Brewing';
const of = (metric: 'revenue' | 'operatingIncome' | 'depreciation', end: string, value: number) =>
  filed({ company: COMPANY, metric, end, value, unit: 'USD' });
const FACTS = [
  ...[of('revenue', '2024-12-31', 80_000_000), of('revenue', '2025-12-31', 100_000_000)],
  ...[of('operatingIncome', '2025-12-31', 15_000_000), of('depreciation', '2025-12-31', 5_000_000)],
];
const ASKED = chunkOf(
  { text: 'The asking price is an enterprise value of $240 million.' },
  { company: COMPANY, document: 'alder_process.md' },
);
const PLAN = tableChunk(
  [
    ['($m)', '2026', '2027'],
    ['Revenue', '120', '150'],
    ['Operating income', '20', '30'],
  ],
  { company: COMPANY, document: 'alder_plan.md', section: 'Business plan 2026 to 2027' },
);

const latestWith = async (chunks: readonly Chunk[], type: AnalysisType = 'StrategyAnalysis', facts = FACTS) => {
  const latest = await latestOf(contextFor({ type, inputs: { company: COMPANY }, facts, chunks }));
  if (!latest) throw new Error('no figures');
  return latest;
};

it('divides the price by EBITDA and by the planned operating profit', async () => {
  const verdict = await priceVerdict(await latestWith([ASKED, PLAN]));

  expect(verdict?.text).toBe(
    'At the price asked, $240 million, a buyer pays 12.0x EBITDA of 2025 and 8.0x the operating profit of $30 million planned for 2027.',
  );
  expect(verdict?.findings).toMatchObject([{ code: 'computed', about: '12.0x' }]);
});

it('is none without a price, or with nothing to weigh it by', async () => {
  expect(await priceVerdict(await latestWith([PLAN]))).toBeUndefined();
  expect(await priceVerdict(await latestWith([ASKED]))).toBeUndefined();
  expect(await priceVerdict(await latestWith([ASKED, PLAN], 'StrategyAnalysis', FACTS.slice(0, -1)))).toBeUndefined();
});

it('is not for outsiders, who still read what the plan asks for', async () => {
  const latest = await latestWith([ASKED, PLAN], 'ImWorkflow');

  expect(await priceVerdict(latest)).toBeUndefined();
  expect((await planYears(latest))?.text).toContain('revenue growth of 22.5% a year until 2027');
});
