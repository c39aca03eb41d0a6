// Shares and counts beside the results of companies: each rate belongs to the one company that it follows.
import { describe, expect, it } from 'vitest';
import { besideFigures } from '#functions/analyses/evidence/beside-figures.ts';
import { ranking } from '#functions/analyses/ranking.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor, filed } from '#tests/helpers/section-context.ts';

const [OWN, DYE, SPIN] = ['Marl Weaving', 'Tarn Dyers', 'Fell Spinners'];
const companies = [OWN, DYE, SPIN].map((name) => ({ name }));
const place = { document: 'Textiles 2026', section: 'Market shares' };
const besideOf = async (chunks: Parameters<typeof contextFor>[0]['chunks']) => {
  const context = contextFor({ type: 'CompetitiveLandscape', inputs: { company: OWN }, chunks: chunks ?? [] });
  const found = await besideFigures(context, companies);
  return found.map(({ label, cells }) => [label, ...companies.map(({ name }) => cells.get(name)?.text ?? '')]);
};

describe('a market share', () => {
  it('is that of the company before the rate', async () => {
    const text = 'Market shares in 2025 were Tarn Dyers 8.1%, Fell Spinners 6.4% and Marl Weaving 2.3%.';

    expect(await besideOf([chunkOf({ text }, place)])).toEqual([['Market share', '2.3%', '8.1%', '6.4%']]);
  });

  it('of the company behind a list of its rivals is not theirs', async () => {
    const text = 'Our competitors are Tarn Dyers and Fell Spinners, and our market share is 2.3%.';

    expect(await besideOf([chunkOf({ text }, place)])).toEqual([]);
  });
});

it('counts of looms are shown with the results of a table', async () => {
  const results = tableChunk(
    [
      ['2025 (£ million)', 'Revenue', 'Operating profit', 'Looms'],
      [DYE, '90', '8', '410'],
      [SPIN, '59', '4', '280'],
    ],
    { document: 'Textiles 2026', section: 'Mills compared' },
  );

  expect(await besideOf([results])).toEqual([['Looms', '', '410', '280']]);
});

it('puts a company of nearer size first among the similar ones', async () => {
  const year = (company: string, value: number) =>
    filed({ company, end: '2025-12-31', metric: 'revenue', value, unit: 'GBP' });
  const before = (company: string, value: number) =>
    filed({ company, end: '2024-12-31', metric: 'revenue', value, unit: 'GBP' });
  const facts = [
    ...[year(OWN, 100e6), before(OWN, 90e6)],
    ...[year(DYE, 700e6), before(DYE, 690e6), year(SPIN, 80e6), before(SPIN, 75e6)],
  ];
  const chunks = [chunkOf({ text: `Our main competitors are ${DYE} and ${SPIN}.` }, { company: OWN })];
  const context = contextFor({ type: 'FindSimilarCompanies', inputs: { company: OWN }, facts, chunks });

  const { blocks } = await ranking({ kind: 'ranking', of: 'similar', columns: ['reasons'] }, context);

  const [table] = blocks;
  const rows = table?.kind === 'table' ? table.rows.map((row) => row.map(({ text }) => text)) : [];
  expect(rows.map(([, name]) => name)).toEqual([SPIN, DYE]);
});
