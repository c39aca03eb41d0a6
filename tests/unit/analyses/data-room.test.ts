// Documents of a data room beside reports: press cuttings, price lists, outlooks, tables that compare companies.
import { expect, it } from 'vitest';
import { namedRivals } from '#functions/analyses/evidence/rows.ts';
import { map } from '#functions/analyses/map.ts';
import { matrix } from '#functions/analyses/matrix.ts';
import { prices } from '#functions/analyses/prices.ts';
import { series } from '#functions/analyses/series.ts';
import { timeline } from '#functions/analyses/timeline.ts';
import type { Block } from '#shared/report/blocks.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const OWNER = { company: 'Alder Brewing' };
const NOTE = { document: 'alder_note.md', company: 'Alder Brewing' };

const rowsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.map(({ text }) => text)) : []));

it('reads press cuttings from headings with day, paper and title', async () => {
  // Prepare
  const heading = '14 April 2026, Leeds Business Post: Alder Brewing opens a second brewery';
  const text = `${heading}\nAlder Brewing will open a second brewery in York and invest £6.5 million.`;
  const chunks = [chunkOf({ text }, { document: 'cuttings.md', section: `Press > ${heading}` })];

  // Act
  const context = contextFor({ type: 'PressWatch', inputs: { ...OWNER, months: '12' }, chunks });
  const { blocks } = await timeline({ kind: 'timeline', questions: ['latestNews'], most: 5 }, context);

  // Assess
  expect(rowsOf(blocks)).toEqual([
    ['April 14, 2026', 'Leeds Business Post', 'Alder Brewing opens a second brewery', 'Deals and investments'],
  ]);
});

it('shows every report among the headlines, those before the months of the watch where there is nothing newer', async () => {
  const cutting = (heading: string, text: string) =>
    chunkOf({ text: `${heading}\n${text}` }, { document: 'cuttings.md', section: `Press > ${heading}` });
  const chunks = [
    cutting(
      '14 April 2026, Leeds Post: Alder Brewing buys a hop farm',
      'Alder Brewing has acquired a hop farm in Kent.',
    ),
    cutting('3 March 2025, Leeds Post: Drivers sue Alder Brewing', 'Drivers have sued Alder Brewing for overtime.'),
  ];
  const watched = (question: string) =>
    timeline(
      { kind: 'timeline', questions: [question], most: 5 },
      contextFor({ type: 'PressWatch', inputs: { ...OWNER, months: '12' }, chunks }),
    );

  const [all, deals, adverse] = await Promise.all(['latestNews', 'dealNews', 'adverseNews'].map(watched));

  expect(rowsOf(all?.blocks ?? []).map(([date]) => date)).toEqual(['April 14, 2026']);
  expect(all?.note).toContain('Earlier reports not shown: 1');
  expect(deals?.blocks).toMatchObject([{ entries: [{ date: '2026-04-14' }] }]);
  expect(adverse?.blocks).toMatchObject([{ entries: [{ date: '2025-03-03' }] }]);
  expect(adverse?.note).toContain('older');
});

it('has no outage and no new price among the milestones', async () => {
  const cutting = (heading: string, text: string) =>
    chunkOf({ text: `${heading}\n${text}` }, { document: 'cuttings.md', section: `Press > ${heading}` });
  const chunks = [
    cutting('14 April 2026, Leeds Post: Second brewery', 'Alder Brewing opened a second brewery in York.'),
    cutting('9 May 2026, Leeds Post: Dearer kegs', 'Alder Brewing has raised the price of a keg by 4%.'),
  ];
  const context = contextFor({ type: 'BusinessEvolution', inputs: OWNER, chunks });
  const { blocks } = await timeline({ kind: 'timeline', questions: ['milestonesOf'], most: 5 }, context);

  expect(blocks).toMatchObject([{ entries: [{ date: '2026-04-14' }] }]);
  expect(JSON.stringify(blocks)).not.toContain('keg');
});

it('names what to upload if there are no press articles', async () => {
  const context = contextFor({ type: 'PressWatch', inputs: { ...OWNER, months: '12' } });

  const { aside } = await timeline({ kind: 'timeline', questions: ['latestNews'], most: 5 }, context);

  expect(aside).toContain('upload');
});

const list = (day: string, pale: string, rate: string) =>
  tableChunk(
    [
      ['Product', 'Price', 'Terms'],
      ['Pale ale', pale, 'per keg'],
      ['Keg lease', rate, 'yearly'],
    ],
    { ...NOTE, section: `Price list > Prices from ${day}` },
  );

it('compares price lists of two days, with rates in points', async () => {
  const chunks = [list('1 January 2025', '£90', '4.35%'), list('1 January 2026', '£99', '4.12%')];
  const context = contextFor({ type: 'OfferingVsPricing', inputs: { ...OWNER, homepage: 'alder.example' }, chunks });

  const { blocks } = await prices({ kind: 'prices', question: 'pricesOf', show: 'changes' }, context);

  expect(rowsOf(blocks)).toEqual([
    ['Pale ale', '£90', '£99', '+10.0%'],
    ['Keg lease', '4.35%', '4.12%', '-0.23 pp'],
  ]);
});

it('draws the indicators of an economy from the table of an outlook', async () => {
  const chunks = [
    tableChunk(
      [
        ['Indicator', '2024', '2025', '2026 forecast'],
        ['GDP growth (%)', '1.1', '1.3', '1.2'],
        ['Policy rate (%, year end)', '4.75', '3.75', '3.25'],
      ],
      { document: 'outlook.md' },
    ),
  ];
  const inputs = { country: 'GB', industry: 'Beer', period: '2026' };
  const context = contextFor({ type: 'EconomicOutlook', inputs, chunks });

  const built = await series({ kind: 'series', metrics: ['gdpGrowth', 'policyRate', 'inflation'] }, context);

  expect(built.blocks.map(({ kind }) => kind)).toEqual(['table', 'chart', 'chart']);
  expect(built.blocks[1]).toMatchObject({ unit: '%', chart: { categories: ['2024', '2025', '2026 forecast'] } });
  expect(built.aside).toContain('Inflation');
});

it('reads figures of rivals from a table that compares them', async () => {
  // Prepare
  const report = chunkOf({ text: 'Our competitors include Hopfield and Tarn Ales.' }, { ...NOTE, section: 'Market' });
  const table = tableChunk(
    [
      ['2025 (£ million)', 'Revenue', 'Operating profit'],
      ['Hopfield', '216.8', '30.4'],
      ['Tarn Ales', '59.5', '4.2'],
    ],
    { document: 'market_note.md', unit: '(£ million)' },
  );
  const inputs = { ...OWNER, homepage: 'alder.example', industry: 'Beer', segment: 'ale', country: 'GB' };

  // Act
  const context = contextFor({ type: 'CompetitiveLandscape', inputs, chunks: [report, table] });
  const { blocks } = await matrix({ kind: 'matrix', rows: 'competitors', attributes: ['revenue', 'margin'] }, context);

  // Assess
  const [own] = blocks;
  expect(own?.kind === 'matrix' && own.columns).toEqual(['Revenue (2025, £ million)', 'Operating margin (2025)']);
  expect(
    own?.kind === 'matrix' && own.rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]),
  ).toEqual([
    ['Hopfield', '216.8', '14.0%'],
    ['Tarn Ales', '59.5', '7.1%'],
  ]);
  // The matrix has the figures of the table.
  expect(rowsOf(blocks)).toEqual([]);
});

it('reads press cuttings whose headings end with paper and day', async () => {
  const heading = 'Alder Brewing opens a second brewery (Leeds Business Post, 14 April 2026)';
  const text = `${heading}\nAlder Brewing will open a second brewery in York.`;
  const chunks = [chunkOf({ text }, { document: 'cuttings.md', section: `News clippings > ${heading}` })];

  const context = contextFor({ type: 'PressWatch', inputs: { ...OWNER, months: '12' }, chunks });
  const { blocks } = await timeline({ kind: 'timeline', questions: ['latestNews'], most: 5 }, context);

  expect(blocks).toMatchObject([
    { entries: [{ date: '2026-04-14', tag: 'Leeds Business Post', title: 'Alder Brewing opens a second brewery' }] },
  ]);
});

it('reads a history from a table of days and events', async () => {
  const chunk = tableChunk(
    [
      ['Date', 'Event'],
      ['1987', 'Founded in Leeds'],
      ['2014.05', 'Second brewery opened in York'],
    ],
    { ...NOTE, section: 'History' },
  );

  const context = contextFor({ type: 'BusinessEvolution', inputs: OWNER, chunks: [chunk] });
  const { blocks } = await timeline({ kind: 'timeline', questions: ['milestonesOf'], most: 5 }, context);

  expect(blocks).toMatchObject([{ entries: [{ date: '1987' }, { date: '2014-05' }] }]);
});

it('compares a price with the previous one in the same list, with or without a day', async () => {
  const chunk = tableChunk(
    [
      ['Product', 'Price (£)', 'Previous price (£)'],
      ['Pale ale', '99', '90'],
    ],
    { ...NOTE, section: 'Price list' },
  );
  const context = contextFor({
    type: 'OfferingVsPricing',
    inputs: { ...OWNER, homepage: 'alder.example' },
    chunks: [chunk],
  });

  const { blocks } = await prices({ kind: 'prices', question: 'pricesOf', show: 'changes' }, context);

  expect(rowsOf(blocks)).toEqual([['Pale ale', '£90', '£99', '+10.0%']]);
});

it('finds when people took office in a table of names', async () => {
  const officers = tableChunk(
    [
      ['Name', 'Title', 'Appointed'],
      ['Una Reyes', 'Chief executive', 'May 2021'],
      ['Tom Abara', 'Finance director', 'March 2019'],
    ],
    { ...NOTE, section: 'Officers' },
  );
  const context = contextFor({ type: 'LinkedInPeople', inputs: OWNER, chunks: [officers] });

  const { blocks } = await timeline({ kind: 'timeline', questions: ['leaderChanges'], most: 5 }, context);

  expect(blocks).toMatchObject([{ kind: 'timeline', entries: [{ date: '2019-03' }, { date: '2021-05' }] }]);
});

it('compares rivals by their strengths, even if their revenue is printed too', async () => {
  const rivals = tableChunk(
    [
      ['Company', 'Seat', 'Revenue 2025 (£m)', 'Strength', 'Weakness'],
      ['Alder Brewing', 'Leeds', '42', 'fresh beer', 'small tanks'],
      ['Rook Ales', 'York', '65', 'own pubs', 'old bottling'],
    ],
    { ...NOTE, section: 'Rivals' },
  );
  const context = contextFor({
    type: 'OfferingVsPricing',
    inputs: { ...OWNER, homepage: 'alder.example', peers: ['Rook Ales'] },
    chunks: [rivals],
  });

  const { blocks } = await matrix({ kind: 'matrix', rows: 'competitors', attributes: ['offering'] }, context);

  expect(rowsOf(blocks).map(([label]) => label)).toEqual(['Alder Brewing', 'Rook Ales']);
});

it('does not read a contract sentence that begins with a day as a press cutting', async () => {
  const text = '2026년 12월 31일에 끝난다. 한 해 700대를 사야 하며 모자라면 위약금을 낸다.';
  const chunks = [chunkOf({ text }, { document: 'contracts.md', company: '자작양조' })];
  const context = contextFor({ type: 'PressWatch', inputs: { company: '자작양조', months: '12' }, chunks });

  const { blocks } = await timeline({ kind: 'timeline', questions: ['latestNews'], most: 5 }, context);

  expect(blocks.map(({ kind }) => kind)).not.toContain('timeline');
});

it('draws rivals by revenue and margin from a table', async () => {
  // Prepare
  const table = tableChunk(
    [
      ['Company', 'Head office', 'Revenue 2025 (£m)', 'Operating margin', 'Pubs'],
      ['Hopfield', 'Leeds', '1930', '14.0%', '820'],
      ['Tarn Ales', 'Kendal', '59.5', '7.1%', '31'],
    ],
    { document: 'competitors.csv' },
  );
  const inputs = { industry: 'Beer', segment: 'ale', country: 'GB', peers: ['Hopfield', 'Tarn Ales'] };

  // Act
  const context = contextFor({ type: 'MarketMap', inputs, chunks: [table] });
  const { blocks } = await map({ kind: 'map', draw: 'quadrant', questions: ['playerGrowth'] }, context);

  // Assess
  expect(rowsOf(blocks)).toEqual([
    ['Hopfield', '2025', '£ million', '1,930', '', '14.0%', '820'],
    ['Tarn Ales', '2025', '£ million', '59.5', '', '7.1%', '31'],
  ]);
});

it('does not read a segment of the company as the rival whose name contains it', async () => {
  // Prepare
  const compared = tableChunk(
    [
      ['Company', 'Revenue 2025 (£m)', 'Operating margin'],
      ['Alder Brewing', '46', '11.0%'],
      ['Tarn Ales', '18.9', '7.2%'],
      ['Hopfield', '216.8', '14.0%'],
    ],
    { document: 'compared.csv' },
  );
  const segments = tableChunk(
    [
      ['Segment', 'Revenue 2024 (£m)', 'Revenue 2025 (£m)', 'Operating profit 2025 (£m)'],
      ['Ales', '31.6', '35.8', '5.1'],
      ['Hotels', '9.4', '9.1', '0.8'],
    ],
    { ...NOTE, section: 'Segments' },
  );
  const inputs = { industry: 'Beer', segment: 'ale', country: 'GB', peers: ['Tarn Ales', 'Hopfield'] };

  // Act
  const context = contextFor({ type: 'MarketMap', inputs, chunks: [segments, compared] });
  const { blocks } = await map({ kind: 'map', draw: 'quadrant', questions: ['playerGrowth'] }, context);

  // Assess
  expect(rowsOf(blocks)).toEqual([
    ['Tarn Ales', '2025', '£ million', '18.9', '', '7.2%'],
    ['Hopfield', '2025', '£ million', '216.8', '', '14.0%'],
  ]);
});

it('reads companies compared by results, and those that compete with them, as rivals', async () => {
  // Prepare
  const report = chunkOf(
    { text: 'Hopfield and Tarn Ales compete with us in the north.' },
    { ...NOTE, section: 'Others' },
  );
  const table = tableChunk(
    [
      ['Brewer', 'Revenue 2025 (£m)'],
      ['Alder Brewing', '46'],
      ['Kell Brothers', '120'],
      ['Tarn Ales', '18.9'],
    ],
    { ...NOTE, document: 'brewers.csv' },
  );
  const inputs = { ...OWNER, homepage: 'alder.example', industry: 'Beer', segment: 'ale', country: 'GB' };

  // Act
  const found = await namedRivals(contextFor({ type: 'CompetitiveLandscape', inputs, chunks: [report, table] }));

  // Assess
  expect(found.map(({ company }) => company.name)).toEqual(['Hopfield', 'Tarn Ales', 'Kell Brothers']);
});
