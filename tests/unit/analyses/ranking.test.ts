// The table of figures beside a list of similar companies.
import { expect, it } from 'vitest';
import { ranking } from '#functions/analyses/ranking.ts';
import type { Fact } from '#shared/model/fact.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor, filed } from '#tests/helpers/section-context.ts';

const years = (company: string, unit: string, [before, now]: readonly [number, number]): Fact[] =>
  [
    ['2024-12-31', before],
    ['2025-12-31', now],
  ].map(([end, value]) => filed({ company, end: String(end), metric: 'revenue', value: Number(value), unit }));
const chunks = [
  chunkOf({ text: 'Our main competitors are Birch and Cedar.' }, { company: 'Aspen Freight' }),
  chunkOf({ text: 'Revenue grew in 2025 by volume.' }, { company: 'Cedar Freight' }),
];
const similar = async (facts: readonly Fact[]) => {
  const inputs = { company: 'Aspen Freight' };
  const work = { kind: 'ranking' as const, of: 'similar' as const, columns: ['reasons' as const] };
  const { blocks } = await ranking(
    work,
    contextFor({ type: 'FindSimilarCompanies', inputs, facts: [...facts], chunks }),
  );
  return blocks;
};

it('has a table of revenue, growth and margin of the known companies', async () => {
  const blocks = await similar([
    ...years('Aspen Freight', 'USD', [800e6, 1000e6]),
    ...years('Cedar Freight', 'JPY', [90e9, 99e9]),
  ]);

  const table = blocks.find((block) => block.kind === 'table' && block.columns.length === 6);
  const rows = table?.kind === 'table' ? table.rows.map((row) => row.map(({ text }) => text)) : [];
  expect(rows.map(([name, , , , growth]) => [name, growth])).toEqual([
    ['Aspen Freight', '25.0%'],
    ['Cedar', '10.0%'],
  ]);
});

it('gives what the documents say of a competitor as the reason', async () => {
  const described = chunkOf(
    { text: 'Birch hauls timber for sawmills and grew by 31% in 2025.' },
    { document: 'rivals.md', section: 'Competitors' },
  );
  const inputs = { company: 'Aspen Freight' };
  const work = { kind: 'ranking' as const, of: 'similar' as const, columns: ['reasons' as const] };
  const context = contextFor({ type: 'FindSimilarCompanies', inputs, chunks: [...chunks, described] });
  const [table] = (await ranking(work, context)).blocks;
  const rows = table?.kind === 'table' ? table.rows.map((row) => row.map(({ text }) => text)) : [];

  expect(rows[0]?.slice(0, 2)).toEqual(['1', 'Birch']);
  expect(rows[0]?.[2]).toContain('Birch hauls timber for sawmills and grew by 31% in 2025.');
});

it('describes a competitor by what it sells, not by its share, its sale or a sentence on several', async () => {
  const described = chunkOf(
    {
      text: 'Birch is to be sold by its owner in 2026. Birch held 9% of the market in 2025 and Cedar 4%. Birch carries timber for sawmills.',
    },
    { document: 'rivals.md', section: 'Competitors' },
  );
  const work = { kind: 'ranking' as const, of: 'similar' as const, columns: ['reasons' as const] };
  const inputs = { company: 'Aspen Freight' };
  const context = contextFor({ type: 'FindSimilarCompanies', inputs, chunks: [...chunks, described] });
  const [table] = (await ranking(work, context)).blocks;
  const reasons = table?.kind === 'table' ? table.rows.map((row) => row[2]?.text) : [];

  expect(reasons[0]).toContain('Birch carries timber for sawmills.');
});

it('says how large a competitor is beside the company', async () => {
  const facts = [...years('Aspen Freight', 'USD', [800e6, 1000e6]), ...years('Cedar Freight', 'USD', [400e6, 500e6])];
  const [table] = await similar(facts);
  const reasons = table?.kind === 'table' ? table.rows.map((row) => row.map(({ text }) => text).join(' ')) : [];

  expect(reasons.find((one) => one.includes('Cedar'))).toContain('0.5 times');
});

it('lists the companies that a comparison of values has beside the competitors', async () => {
  const valued = chunkOf(
    {
      text: 'May 2026\tEV/Revenue\tEV/EBITDA\nBirch\t0.9x\t7.1x\nCedar\t1.2x\t8.0x\nElm Haulage\t0.7x\t6.2x\nMedian\t0.9x\t7.1x',
      kind: 'table',
    },
    { document: 'valuations.md', section: 'Listed companies' },
  );
  const work = { kind: 'ranking' as const, of: 'similar' as const, columns: ['reasons' as const] };
  const inputs = { company: 'Aspen Freight' };
  const context = contextFor({ type: 'FindSimilarCompanies', inputs, chunks: [...chunks, valued] });
  const [table] = (await ranking(work, context)).blocks;
  const rows = table?.kind === 'table' ? table.rows.map((row) => row.slice(1).map(({ text }) => text)) : [];

  expect(rows.map(([name]) => name)).toEqual(['Birch', 'Cedar', 'Elm Haulage']);
  expect(rows[0]?.[1]).toBe('EV/Revenue 0.9x, EV/EBITDA 7.1x');
  expect(rows[2]?.[1]).toContain('EV/Revenue 0.7x, EV/EBITDA 6.2x');
});

it('has no table if only one company has figures', async () => {
  const blocks = await similar(years('Aspen Freight', 'USD', [800e6, 1000e6]));

  expect(blocks.every((block) => block.kind !== 'table' || block.columns.length < 6)).toBe(true);
});

it('finds a chair who only signs a statement', async () => {
  const signed = chunkOf(
    { text: 'The year was dry and the ferries ran late. Maud Ellery, Chair of the board, 3 March 2026' },
    { company: 'Aspen Freight', section: "Chair's statement", document: 'annual report.html' },
  );
  const work = { kind: 'ranking' as const, of: 'people' as const, columns: ['jobTitle' as const] };
  const context = contextFor({ type: 'PeopleOrganization', inputs: { company: 'Aspen Freight' }, chunks: [signed] });
  const { blocks } = await ranking(work, context);
  const [table] = blocks;

  expect(table?.kind === 'table' && table.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['Maud Ellery', 'Chair of the board'],
  ]);
});
