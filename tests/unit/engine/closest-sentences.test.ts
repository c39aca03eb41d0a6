// Which sentences are shown if a figure is not found in a table.
import { describe, expect, it } from 'vitest';
import { readTable } from '#functions/engine/tables/read-table.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const ask = (query: string, chunks: readonly Chunk[]) => askOffline(query, chunks, { now: Date.UTC(2024, 0, 1) });
const texts = ({ blocks }: Answer): string[] =>
  blocks.flatMap((block) => (block.kind === 'text' ? block.sentences.map(({ text }) => text) : []));
const codes = ({ blocks }: Answer): string[] =>
  blocks.flatMap((block) => (block.kind === 'notice' ? [block.code] : []));

const ALDER = { company: 'Alder Audio Inc.', document: 'alder-10k.pdf', language: 'en', periods: ['2023'] } as const;
const people = chunkOf(
  { text: 'As of December 31, 2023, Alder Audio had approximately 4,100 employees.' },
  { ...ALDER, section: 'Human Capital' },
);

describe('a figure in a sentence', () => {
  it('is found, and nothing is reported missing', async () => {
    const made = await ask('How many employees does Alder Audio have?', [people]);
    expect(texts(made)).toEqual([expect.stringContaining('4,100 employees')]);
    expect(codes(made)).toEqual([]);
  });

  it('is reported missing for another year', async () => {
    const made = await ask('How many employees did Alder Audio have in 2019?', [people]);
    expect(codes(made)).toContain('figureNotFound');
  });
});

describe('a sentence about the measure', () => {
  it.each([
    'In December 2022, the board authorized a $10 million share repurchase program, and share repurchases began in 2023.',
    'Our share repurchases of 2023 are described in the proxy statement.',
  ])('states no amount of the year: %s', async (text) => {
    const made = await ask('What were the share repurchases of Alder Audio in 2023?', [
      chunkOf({ text }, { ...ALDER, section: 'Capital' }),
    ]);

    expect(codes(made)).toContain('figureNotFound');
  });
});

describe('a figure on several pages', () => {
  const cash = (page: number, section: string, rows: readonly (readonly string[])[]): Chunk => {
    const made = tableChunk([['', '2023', '2022'], ...rows], { ...ALDER, section, unit: '(in millions)' });
    return { ...made, spans: [{ start: 0, end: made.text.length, locator: { page } }] };
  };

  it('cites all of them, the best first, and none with another figure', async () => {
    const row = ['Cash and cash equivalents', '$54', '$43'];
    const sheet = cash(3, 'Consolidated Balance Sheets', [row, ['Total assets', '400', '380']]);
    const note = cash(9, 'Liquidity', [row, ['Total liquidity', '90', '80']]);
    const other = cash(12, 'Cash of the parent', [['Cash and cash equivalents', '$20', '$10']]);

    const made = await ask('What was cash and cash equivalents of Alder Audio in 2023?', [sheet, note, other]);

    const [first] = made.blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []));
    expect(first).toMatchObject({ check: 'verified', refs: [1, 2] });
  });
});

describe('the whole, if a part is requested', () => {
  it('has no tick, and the part is named as missing', async () => {
    const statement = tableChunk(
      [
        ['', '2023', '2022'],
        ['Revenue', '$540', '$430'],
        ['Net income', '54', '43'],
      ],
      { ...ALDER, section: 'Consolidated Statements of Operations', unit: '(in millions)' },
    );

    const made = await ask("What was Alder Audio's revenue from headphones in 2023?", [statement]);

    expect(tickedIn(made)).toBe('');
    expect(made.blocks[0]).toMatchObject({
      code: 'figureNotFound',
      params: { what: 'Alder Audio 2023 revenue (headphones)' },
    });
  });
});

describe('a question for the reason of a change', () => {
  it('is not answered by the amount', async () => {
    const sheet = tableChunk(
      [
        ['', '2023', '2022'],
        ['Merchandise inventories', '$54', '$43'],
      ],
      { ...ALDER, section: 'Consolidated Balance Sheets', unit: '(in millions)' },
    );

    const made = await ask('What drove the increase in merchandise inventories of Alder Audio in 2023?', [sheet]);

    expect(JSON.stringify(made.blocks)).toContain('54');
    expect(JSON.stringify(made.blocks)).not.toContain('verified');
    expect(codes(made)).toContain('partNotFound');
  });
});

describe('a company without documents', () => {
  it('is answered with no sentence and no source of another company', async () => {
    const talk = chunkOf(
      { text: 'Our revenue grew to 900 in 2023. We compete with Zelkova Systems.' },
      { ...ALDER, section: 'Competition' },
    );
    const made = await ask('What was the revenue of Zelkova Systems in 2023?', [talk]);
    expect(texts(made).join(' ')).not.toContain('900');
    expect(made.references).toEqual([]);
  });
});

describe('a payable', () => {
  it('is not an expense', async () => {
    const sheet = tableChunk(
      [
        ['', '2023'],
        ['Income taxes payable', '$54'],
      ],
      { ...ALDER, section: 'Consolidated Balance Sheets', unit: '(in millions)' },
    );
    const made = await ask('What was the income tax expense of Alder Audio in 2023?', [sheet]);
    expect(texts(made).join(' ')).not.toContain('54');
  });
});

describe('dividends', () => {
  const dividends = tableChunk(
    [
      ['', '2023'],
      ['Dividends paid', '(900)'],
      ['Dividends per share', '1.44'],
    ],
    { ...ALDER, section: 'Selected Data', unit: '($ in millions, except per share data)' },
  );
  it('per share are for one share, whatever the word order', async () => {
    const made = await ask('What dividends did Alder Audio pay per share in 2023?', [dividends]);
    expect(texts(made)[0]).toContain('1.44');
  });
});

describe('a statement', () => {
  const table = readTable(
    tableChunk(
      [
        ['', 'Three Months Ended', 'Twelve Months Ended'],
        ['', 'December 31, 2023', 'December 31, 2023'],
        ['Revenues', '', ''],
        ['Rooms', '$10', '$40'],
        ['Food', '5', '20'],
        ['', '15', '60'],
        ['Expenses', '', ''],
        ['Rooms', '3', '9'],
        ['', '7', '8'],
      ],
      { ...ALDER, periods: ['2023', '2023-12-31'] },
    ),
  );
  it('names a total without a label after its group, if it is the sum', () => {
    expect(table.rows.map(({ label }) => label)).toEqual(['Rooms', 'Food', 'Revenues', 'Rooms', '']);
  });
});
