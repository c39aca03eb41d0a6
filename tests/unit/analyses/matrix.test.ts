// Companies side by side: a cell contains a sentence on the subject of its column, or stays open.
import { describe, expect, it } from 'vitest';
import { matrix } from '#functions/analyses/matrix.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const FOUNDED = 'Lumen Ledger Inc. was founded in 2012 and is headquartered in Austin, Texas.';
const SELLS = 'Lumen Ledger sells subscription accounting software to mid-sized companies.';
const MARKET = 'We estimate that mid-sized companies in our markets spend $3.8 billion a year on accounting software.';
const STRENGTH = 'Our competitive advantage is a close automation that shortens the monthly close of our customers.';

const PEER = 'Quill Books';
const overviewOf = (company: string, sentences: readonly string[]) =>
  chunkOf({ fileId: company, text: sentences.join('\n') }, { company, section: 'Business overview' });

const cellsOf = async (
  attributes: readonly string[],
  sentences: readonly string[],
  peers: readonly string[] = [PEER],
) => {
  const chunks = [
    overviewOf('Lumen Ledger', sentences),
    overviewOf(PEER, [`${PEER} sells subscription accounting software to small companies.`]),
  ];
  const inputs = { company: 'Lumen Ledger', homepage: 'lumen.example', industry: 'Software', country: 'US', peers };
  const context = contextFor({ type: 'CompetitiveLandscape', inputs, chunks });
  const { blocks } = await matrix({ kind: 'matrix', rows: 'competitors', attributes: [...attributes] }, context);
  return blocks.flatMap((block) => (block.kind === 'matrix' ? (block.rows[0]?.cells ?? []) : []));
};

it("describes a company's business before its foundation", async () => {
  expect(await cellsOf(['business'], [FOUNDED, SELLS])).toMatchObject([{ text: SELLS }]);
  expect(await cellsOf(['business'], [FOUNDED])).toMatchObject([{ text: FOUNDED }]);
});

it('does not use a sentence on the market as a strength, and leaves out an empty column', async () => {
  expect(await cellsOf(['business', 'strengths'], [SELLS, MARKET, STRENGTH])).toMatchObject([
    { text: SELLS },
    { text: STRENGTH },
  ]);
  expect(await cellsOf(['business', 'strengths'], [SELLS, MARKET])).toMatchObject([{ text: SELLS }]);
});

it('joins what is sold with strengths where a rival has only a strength', async () => {
  const inputs = {
    company: 'Lumen Ledger',
    homepage: 'lumen.example',
    industry: 'Software',
    country: 'US',
    peers: [PEER],
  };
  const strong = `${PEER} has its strength in long contracts with public libraries.`;
  const chunks = [
    overviewOf('Lumen Ledger', [SELLS, STRENGTH]),
    chunkOf({ text: strong }, { document: 'Note', section: 'Competitors' }),
  ];
  const context = contextFor({ type: 'CompetitiveLandscape', inputs, chunks });

  const { blocks } = await matrix(
    { kind: 'matrix', rows: 'competitors', attributes: ['business', 'strengths'] },
    context,
  );

  const [block] = blocks;
  expect(block?.kind === 'matrix' && [block.columns, block.rows.map(({ cells }) => cells.length)]).toEqual([
    ['Business and strengths'],
    [1, 1],
  ]);
});

it('compares nothing for a single company', async () => {
  expect(await cellsOf(['business'], [SELLS], [])).toEqual([]);
});

describe('printed tables', () => {
  const place = { document: 'Note on rivals', section: 'Prices' };
  const prices = tableChunk(
    [
      ['2026', 'Price per seat', 'Term'],
      ['Lumen Ledger', '$90', 'one year'],
      [PEER, '$70', 'one month'],
    ],
    place,
  );
  const results = tableChunk(
    [
      ['2025', 'Revenue', 'Operating profit'],
      ['Lumen Ledger', '90', '14'],
      [PEER, '59', '4'],
    ],
    { ...place, section: 'Results' },
  );
  const inputs = {
    company: 'Lumen Ledger',
    homepage: 'lumen.example',
    industry: 'Software',
    country: 'US',
    peers: [PEER, 'Abacus'],
  };
  const built = (attributes: string[]) =>
    matrix(
      { kind: 'matrix', rows: 'competitors', attributes },
      contextFor({ type: 'OfferingVsPricing', inputs, chunks: [prices, results] }),
    );

  it('are about prices only if prices are compared', async () => {
    const { blocks } = await built(['offering', 'priceLevel']);

    expect(JSON.stringify(blocks)).toContain('Price per seat');
    expect(JSON.stringify(blocks)).not.toContain('Operating profit');
  });

  it('have no companies to report as missing', async () => {
    const { aside = '' } = await built(['offering']);

    expect(aside).toContain('Abacus');
    expect(aside).not.toContain(PEER);
  });
});

it('describes another company by a sentence of its own report that opens with its short name', async () => {
  const chunks = [
    overviewOf('Lumen Ledger', [SELLS]),
    chunkOf(
      { fileId: 'peer', text: 'Quill, which runs 40 reading rooms and a bindery, announces its results.' },
      { company: PEER, section: 'Results' },
    ),
  ];
  const inputs = {
    company: 'Lumen Ledger',
    homepage: 'lumen.example',
    industry: 'Software',
    country: 'US',
    peers: [PEER],
  };
  const context = contextFor({ type: 'CompetitiveLandscape', inputs, chunks });
  const { blocks } = await matrix({ kind: 'matrix', rows: 'competitors', attributes: ['business'] }, context);
  const texts = blocks.flatMap((block) =>
    block.kind === 'matrix' ? block.rows.map(({ cells }) => cells[0]?.text) : [],
  );

  expect(texts).toEqual([SELLS, 'Quill, which runs 40 reading rooms and a bindery, announces its results.']);
});
