// Which segment rose or fell most, in tables with columns of several measures, and percent signs in the first row alone.
import { describe, expect, it } from 'vitest';
import { readTable } from '#functions/engine/tables/read-table.ts';
import { findRank } from '#functions/engine/understand/kinds/find-rank.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Answer, Sentence } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const ask = (query: string, chunks: readonly Chunk[]) => askOffline(query, chunks, { now: Date.UTC(2024, 0, 1) });
const ticked = ({ blocks }: Answer): readonly Sentence[] =>
  blocks.flatMap((block) =>
    block.kind === 'text' ? block.sentences.filter(({ check, fit }) => check === 'verified' && fit === 'answers') : [],
  );

const ELM = {
  company: 'Elm Industries Inc.',
  document: 'elm-10k.pdf',
  language: 'en',
  unit: '(Dollars in millions)',
  periods: ['2022', '2023'],
  section: 'Results by business segment',
} as const;

describe('a cell of a percentage', () => {
  it('keeps its sign behind a space, and no currency of the next column', () => {
    const table = tableChunk(
      [
        ['', '2023', '% of total', '2022', 'Change'],
        ['Safety', '$600', '33.9 % $', '700', '(14.3) %'],
        ['Care', '400', '26.1', '380', '5.3'],
      ],
      ELM,
    );

    expect(readTable(table).rows[0]?.values.map(({ text }) => text)).toEqual(['$600', '33.9 %', '700', '(14.3) %']);
  });
});

describe('the segment that changed most', () => {
  it.each([
    ['Which segment had the largest fall in revenue?', { way: 'lowest', isOfChange: true }],
    ['Which region saw the steepest decline in sales?', { way: 'lowest', isOfChange: true }],
    ['Which segment had the largest rise in revenue?', { way: 'highest', isOfChange: true }],
  ])('is asked for: %s', (question, rank) => {
    expect(findRank(question)).toEqual(rank);
  });

  it('is read from the column of changes of the measure', async () => {
    const table = tableChunk(
      [
        ['', 'Operating income 2023', 'Operating income 2022', '% change net sales', '% change operating income'],
        ['Safety', '$120', '$246', '(3.2)%', '(51.2) %'],
        ['Transport', '101', '188', '(3.9)', '(46.3)'],
        ['Care', '181', '203', '(5.0)', '(10.8)'],
      ],
      ELM,
    );

    const made = await ask('Which segment of Elm Industries had the largest decline in operating income in 2023?', [
      table,
    ]);

    expect(ticked(made)[0]?.text).toMatch(/^Safety .*51\.2/);
  });

  it('is not computed from columns of different measures', async () => {
    const table = tableChunk(
      [
        ['', 'Net sales', 'Income (loss)', 'Net sales', 'Sales'],
        ['', '2023', '2023', '2022', '2022'],
        ['Safety', '$1,160', '$120', '$1,198', '$246'],
        ['Transport', '890', '101', '926', '188'],
        ['Care', '842', '181', '860', '203'],
      ],
      { ...ELM, section: 'Sales and operating income by segment' },
    );

    const made = await ask('Which segment of Elm Industries had the largest decline in operating income in 2023?', [
      table,
    ]);

    expect(ticked(made)).toEqual([]);
  });

  it('is no row of a table that leads from the segments to the whole', async () => {
    const table = tableChunk(
      [
        ['', '2023', '2022'],
        ['Segment net revenues', '$596', '$683'],
        ['Revenues from other businesses', '46', '48'],
        ['Net effect of deferred revenues', '10', '23'],
        ['Consolidated net revenues', '652', '754'],
      ],
      ELM,
    );

    const made = await ask('Which segment of Elm Industries had the largest fall in net revenues in 2023?', [table]);

    expect(ticked(made)).toEqual([]);
  });

  it('is no member of a table whose total is of another measure', async () => {
    const table = tableChunk(
      [
        ['', '2023', '2022'],
        ['Americas', '$322', '$203'],
        ['Europe', '142', '162'],
        ['Asia', '21', '17'],
        ['Total long-lived assets by geographic region', '$485', '$382'],
      ],
      { ...ELM, section: 'Segment net revenues:' },
    );

    const made = await ask('Which segment of Elm Industries had the largest fall in net revenues in 2023?', [table]);

    expect(ticked(made)).toEqual([]);
  });
});

describe('a verb that says only that there is a figure', () => {
  const income = tableChunk(
    [
      ['', '2023', '2022'],
      ['Revenue', '$900', '$850'],
      ['Operating income (loss)', '(18)', '26'],
    ],
    { ...ELM, section: 'Consolidated Statements of Operations' },
  );

  it.each([
    'Did Elm Industries turn an operating profit in 2023?',
    'Did Elm Industries book an operating profit in 2023?',
  ])('leaves nothing open: %s', async (query) => {
    expect(ticked(await ask(query, [income]))[0]?.text).toMatch(/^No/);
  });
});
