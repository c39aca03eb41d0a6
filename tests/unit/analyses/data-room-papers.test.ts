// Papers of a data room in their usual forms: dated lines, lists of two years, tables of rivals.
import { expect, it } from 'vitest';
import { matrix } from '#functions/analyses/matrix.ts';
import { prices } from '#functions/analyses/prices.ts';
import { timeline } from '#functions/analyses/timeline.ts';
import type { Block } from '#shared/report/blocks.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const OWNER = { company: 'Alder Brewing' };
const NOTE = { document: 'alder_note.md', company: 'Alder Brewing' };

const rowsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.map(({ text }) => text)) : []));

it('reads press cuttings from lines that begin with day and paper', async () => {
  // Prepare
  const text = [
    'Press cuttings',
    '14 April 2026, Leeds Business Post. Alder Brewing opens a second brewery in York for £6.5 million.',
    '2 May 2026, York Herald. The union of Alder Brewing asks for higher pay at both of its breweries.',
  ].join('\n');
  const chunks = [chunkOf({ text }, { document: 'press_news.md', section: 'News that the press reported' })];

  // Act
  const context = contextFor({ type: 'PressWatch', inputs: { ...OWNER, months: '12' }, chunks });
  const { blocks } = await timeline({ kind: 'timeline', questions: ['latestNews'], most: 5 }, context);

  // Assess
  expect(blocks).toMatchObject([
    {
      entries: [
        { date: '2026-05-02', tag: 'York Herald' },
        {
          date: '2026-04-14',
          tag: 'Leeds Business Post',
          sentences: [{ text: 'Alder Brewing opens a second brewery in York for £6.5 million.' }],
        },
      ],
    },
  ]);
});

it('reads the history from the lines below its heading, whatever the event', async () => {
  const text = 'Our history\n- 1986: two vats in a barn near Leeds\n- 2009: the brewery at York\nWe are proud of it.';
  const chunks = [chunkOf({ text }, { ...NOTE, section: 'Report > Our history' })];

  const context = contextFor({ type: 'BusinessEvolution', inputs: OWNER, chunks });
  const { blocks } = await timeline({ kind: 'timeline', questions: ['milestonesOf'], most: 9 }, context);

  expect(blocks).toMatchObject([
    {
      entries: [
        { date: '1986', sentences: [{ text: 'two vats in a barn near Leeds' }] },
        { date: '2009', sentences: [{ text: 'the brewery at York' }] },
      ],
    },
  ]);
});

const twoYears = tableChunk(
  [
    ['Product', 'Unit', 'Price from January 2025 (GBP)', 'Price from January 2026 (GBP)'],
    ['Pale ale', 'keg', '90.00', '99.00'],
    ['Stout', 'keg', '', '88.00'],
  ],
  { ...NOTE, section: 'Price list of January 2026' },
);

it.each([
  [
    'latest',
    [
      ['Pale ale', 'GBP 99.00 / keg', 'January 2026'],
      ['Stout', 'GBP 88.00 / keg', 'January 2026'],
    ],
  ],
  ['changes', [['Pale ale', 'GBP 90.00 / keg', 'GBP 99.00 / keg', '+10.0%']]],
] as const)('keeps the prices of two years in one list separate: %s', async (show, expected) => {
  const inputs = { ...OWNER, homepage: 'alder.example' };
  const context = contextFor({ type: 'OfferingVsPricing', inputs, chunks: [twoYears] });

  const { blocks } = await prices({ kind: 'prices', question: 'pricesOf', show }, context);

  expect(rowsOf(blocks)).toEqual(expected);
});

it('does not read a segment as a rival because their names share a word', async () => {
  const report = chunkOf({ text: 'Our competitors include Hopfield and Tarn Ales.' }, { ...NOTE, section: 'Market' });
  const segments = tableChunk(
    [
      ['Segment', 'Revenue 2025 (£ million)'],
      ['Ales and stouts', '27.8'],
      ['Hotels', '9.1'],
    ],
    { ...NOTE, section: 'Segments', unit: '(£ million)' },
  );
  const inputs = { ...OWNER, homepage: 'alder.example', industry: 'Beer', segment: 'ale', country: 'GB' };

  const context = contextFor({ type: 'CompetitiveLandscape', inputs, chunks: [report, segments] });
  const { blocks } = await matrix({ kind: 'matrix', rows: 'competitors', attributes: ['revenue'] }, context);

  expect(JSON.stringify(blocks)).not.toContain('27.8');
});

it('finds rivals in the table of a document on competitors', async () => {
  const table = tableChunk(
    [
      ['Company', 'Revenue 2025 (£ million)', 'Where it beats us'],
      ['Hopfield', '216.8', 'Own pubs'],
      ['Tarn Ales', '59.5', 'Price'],
    ],
    { ...NOTE, document: 'alder_team.md', section: 'Competitors as our team sees them' },
  );
  const inputs = { ...OWNER, homepage: 'alder.example', industry: 'Beer', segment: 'ale', country: 'GB' };

  const context = contextFor({ type: 'CompetitiveLandscape', inputs, chunks: [table] });
  const { blocks } = await matrix({ kind: 'matrix', rows: 'competitors', attributes: ['revenue'] }, context);

  expect(rowsOf(blocks).map(([name]) => name)).toEqual(['Hopfield', 'Tarn Ales']);
});

it('reads a price list of machines, whatever the header of the goods', async () => {
  const list = tableChunk(
    [
      ['Machine', 'Unit', '2026 hire rate (£)', '2025 hire rate (£)'],
      ['Scissor lift 8m', 'week', '140', '130'],
      ['Boom lift 16m', 'week', '420', '400'],
    ],
    { ...NOTE, document: 'hire_rates_2026.csv' },
  );
  const context = contextFor({
    type: 'OfferingVsPricing',
    inputs: { ...OWNER, homepage: 'alder.example' },
    chunks: [list],
  });

  const { blocks } = await prices({ kind: 'prices', question: 'pricesOf', show: 'changes' }, context);

  expect(rowsOf(blocks)).toEqual([
    ['Scissor lift 8m', '£130 / week', '£140 / week', '+7.7%'],
    ['Boom lift 16m', '£400 / week', '£420 / week', '+5.0%'],
  ]);
});
