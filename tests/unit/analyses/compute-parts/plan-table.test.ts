// The plan of several years as a part of a report: its table, and what it asks for beside the years before it.
import { expect, it } from 'vitest';
import { planPart } from '#functions/analyses/compute-parts/plan-table.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor, filed } from '#tests/helpers/section-context.ts';

const COMPANY = 'Gaon Freight';
const of = (metric: 'revenue' | 'operatingIncome', end: string, value: number) =>
  filed({ company: COMPANY, metric, end, value, unit: 'USD' });
const FACTS = [
  ...[of('revenue', '2023-12-31', 64_000_000), of('revenue', '2025-12-31', 100_000_000)],
  of('operatingIncome', '2025-12-31', 8_000_000),
];
const partOf = (rows: readonly (readonly string[])[]) =>
  planPart(
    contextFor({
      type: 'DCF',
      inputs: { company: COMPANY },
      facts: FACTS,
      chunks: [tableChunk(rows, { company: COMPANY, document: 'gaon_plan.md', section: 'Business plan 2026 to 2027' })],
    }),
  );

it('states growth a year and the last margin, each beside those reported, with its formula', async () => {
  const { blocks } = await partOf([
    ['($m)', '2026', '2027'],
    ['Revenue', '110', '121'],
    ['Operating income', '11', '18.15'],
  ]);

  expect(blocks.map(({ kind }) => kind)).toEqual(['list', 'table']);
  const [said] = blocks.flatMap(sentencesOf);
  expect(said?.text).toBe(
    'The plan asks for revenue growth of 10.0% a year until 2027, after 25.0% a year from 2023 to 2025, and an operating margin of 15.0% in 2027, after 8.0% in 2025.',
  );
  expect(said?.findings).toMatchObject([{ code: 'computed', about: '10.0%' }]);
});

it('states no margin where the plan has none, and nothing of one year', async () => {
  const { blocks } = await partOf([
    ['($m)', '2026', '2027'],
    ['Revenue', '110', '121'],
    ['Staff', '10', '11'],
  ]);

  expect(blocks.flatMap(sentencesOf).map(({ text }) => text)).toEqual([
    'The plan asks for revenue growth of 10.0% a year until 2027, after 25.0% a year from 2023 to 2025.',
  ]);
  const short = await partOf([
    ['($m)', '2026'],
    ['Revenue', '110'],
    ['Operating income', '11'],
  ]);
  expect(short.blocks.filter(({ kind }) => kind !== 'notice')).toEqual([]);
});
