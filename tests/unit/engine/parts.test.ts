// Parts of a figure, and figures of several companies: neither the total nor another company's figure is the answer.
import { describe, expect, it } from 'vitest';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Answer, Sentence } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const ask = (query: string, chunks: readonly Chunk[]) => askOffline(query, chunks, { now: Date.UTC(2024, 0, 1) });
const first = ({ blocks }: Answer): Sentence | undefined =>
  blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []))[0];
const verified = ({ blocks }: Answer): string =>
  blocks
    .flatMap((block) => (block.kind === 'text' ? block.sentences : []))
    .filter(({ check }) => check === 'verified')
    .map(({ text }) => text)
    .join(' ');
const codes = ({ blocks }: Answer): string[] =>
  blocks.flatMap((block) => (block.kind === 'notice' ? [block.code] : []));

const ALDER = { company: 'Alder Audio Inc.', document: 'alder-10k.pdf', language: 'en', unit: '(in millions)' };
const statement = tableChunk(
  [
    ['', '2023', '2022'],
    ['Net sales', '$900', '$800'],
    ['EBIT', '90', '80'],
    ['Net income', '70', '60'],
  ],
  { ...ALDER, section: 'Consolidated Statements of Operations', periods: ['2022', '2023'] },
);
const byProduct = tableChunk(
  [
    ['', '2023', '2022'],
    ['vPhone', '$500', '$450'],
    ['Less-than-truckload racks', '40', '30'],
    ['Services', '360', '320'],
    ['Total net sales', '$900', '$800'],
  ],
  { ...ALDER, section: 'Notes', periods: ['2022', '2023'] },
);
const segments = tableChunk(
  [
    ['', 'Year ended December 31, 2023', '', ''],
    ['Domestic', 'Overseas', 'Domestic', ''],
    ['Streaming', 'Streaming', 'Rental', 'Consolidated'],
    ['Members', '54', '62', '3', ''],
    ['Revenues', '$615', '$508', '$45', '$1,168'],
  ],
  {
    company: 'Birch Media Inc.',
    document: 'birch.pdf',
    language: 'en',
    unit: '(in thousands)',
    section: 'Segment Information',
    periods: ['2023'],
  },
);

describe('a part of a figure', () => {
  it('is found above its total row', async () => {
    const made = await ask("What were Alder Audio's net sales of vPhone in 2023?", [statement, byProduct]);
    expect(first(made)).toMatchObject({ check: 'verified', text: expect.stringMatching(/vPhone.*\$500 million/) });
  });

  it('is named by its column header, over several lines and without a corner cell', async () => {
    const made = await ask("What was Birch Media's domestic streaming revenue in 2023?", [segments]);
    expect(first(made)?.text).toBe('Birch Media reported revenue (Domestic Streaming) of $615 thousand for 2023.');
    const overseas = await ask("What was Birch Media's overseas streaming revenue in 2023?", [segments]);
    expect(first(overseas)?.text).toContain('$508');
  });

  it('is not answered by the whole if the documents do not have the part', async () => {
    const made = await ask("What were Alder Audio's net sales of the cable segment in 2023?", [statement, byProduct]);
    expect(codes(made)).toContain('figureNotFound');
    expect(verified(made)).not.toMatch(/900/);
  });

  it('is not answered by a sentence that excludes it', async () => {
    const made = await ask("What were Alder Audio's truckload segment net sales in 2023?", [statement, byProduct]);
    expect(verified(made)).not.toMatch(/40|900/);
  });
});

describe('a metric', () => {
  it('is not answered by a row with a similar name: EBIT is not EBITDA', async () => {
    const made = await ask("What was Alder Audio's EBITDA in 2023?", [statement]);
    expect(first(made)?.text ?? '').not.toContain('90');
  });

  it('of a year is not one of four columns with that year in their headers', async () => {
    const quarters = tableChunk(
      [
        ['', '2023', '2023', '2023', '2023'],
        ['Gross profit', '11', '12', '13', '14'],
      ],
      { ...ALDER, section: 'Quarterly Financial Data', periods: ['2023'] },
    );
    const made = await ask("What was Alder Audio's gross profit in 2023?", [quarters]);
    expect(first(made)?.text ?? '').not.toMatch(/1[1-4]/);
  });
});

describe('figures of two companies', () => {
  const cedar = tableChunk(
    [
      ['', '2023', '2022'],
      ['Net sales', '$700', '$650'],
    ],
    {
      company: 'Cedar Foods Inc.',
      document: 'cedar.pdf',
      language: 'en',
      unit: '(in millions)',
      section: 'Consolidated Statements of Operations',
      periods: ['2022', '2023'],
    },
  );
  const other = { ...cedar, id: 'fil_000000000001_0000000000000002#1', fileId: 'fil_000000000001_0000000000000002' };

  it('are each stated for the company that reports them', async () => {
    const made = await ask('Which had the higher net sales, Alder Audio or Cedar Foods, in 2023?', [statement, other]);
    const texts = made.blocks.flatMap((block) =>
      block.kind === 'text' ? block.sentences.map(({ text }) => text) : [],
    );
    expect(texts).toEqual([
      expect.stringMatching(/^Alder Audio reported .*\$900 million/),
      expect.stringMatching(/^Cedar Foods reported .*\$700 million/),
    ]);
  });

  it('are reported missing if only one reports them', async () => {
    const old = chunkOf({ text: 'Alder Audio makes headphones.', fileId: 'fil_000000000001_0000000000000003' }, ALDER);
    const made = await ask('Compare the net sales of Alder Audio and Cedar Foods in 2023.', [old, other]);
    expect(codes(made)).toContain('figureNotFound');
    expect(first(made)?.text).toMatch(/^Cedar Foods reported/);
  });
});

describe('parts without a total below them', () => {
  const hotel = tableChunk(
    [
      ['科目', '2025年3月期', '2024年3月期'],
      ['売上高', '7,310', '6,480'],
      ['宿泊部門', '4,900', '4,210'],
      ['料飲部門', '1,560', '1,490'],
      ['婚礼・宴会部門', '850', '780'],
      ['営業利益', '640', '510'],
    ],
    {
      company: '浜風ホテル株式会社',
      language: 'ja',
      section: '業績',
      unit: '(単位:百万円)',
      periods: ['2025', '2024'],
    },
  );
  const sheet = tableChunk(
    [
      ['Revenue by segment (in millions)'],
      ['Segment', 'FY2025', 'FY2024'],
      ['Automotive', '410.5', '350.0'],
      ['Industrial', '120.0', '131.0'],
    ],
    { ...ALDER, section: 'Segments', periods: ['2025', '2024'] },
  );

  it('are parts if they add up to the row above them', async () => {
    expect(verified(await ask('宿泊部門の売上高は?', [hotel]))).toContain('4,900');
  });

  it('are not stated as the whole, nor the whole as them', async () => {
    expect(verified(await ask('婚礼の売上は伸びましたか', [hotel]))).not.toContain('7,310');
  });

  it('are named by the line above the sheet’s table, with their change', async () => {
    const text = verified(await ask('How did automotive revenue change?', [sheet]));

    expect(text).toContain('410.5');
    expect(text).toContain('Automotive revenue rose');
  });
});

describe('a row requested by its label, which is not a known measure', () => {
  const INSURER = { company: '暁光損害保険株式会社', language: 'ja' } as const;
  const table = tableChunk(
    [
      ['項目', '2023年度', '2024年度'],
      ['正味収入保険料', '3,145', '3,268'],
      ['正味損害率', '63.9%', '69.4%'],
      ['正味事業費率', '32.1%', '31.6%'],
    ],
    { ...INSURER, section: '主要な経営指標', unit: '(単位:億円)', periods: ['2023', '2024'] },
  );
  const why = chunkOf({ text: '2024年度の正味損害率が上昇したのは、7月の豪雨のためです。' }, INSURER);

  it('is answered for the requested year, without sentences on another year', async () => {
    const text = verified(await ask('2023年度の正味損害率は?', [table, why]));

    expect(text).toContain('63.9%');
    expect(text).not.toContain('豪雨');
  });

  it('is not answered without a name around it', async () => {
    expect(verified(await ask('火災保険の正味損害率は?', [table, why]))).toBe('');
  });
});

describe('a table that divides revenue', () => {
  const divided = tableChunk(
    [
      ['', '2023', '2022'],
      ['Speakers', '$ 540', '$ 480'],
      ['Repairs', '360', '320'],
      ['Total revenue', '$ 900', '$ 800'],
    ],
    { ...ALDER, section: 'Revenue by segment', periods: ['2022', '2023'] },
  );
  const sentence = chunkOf(
    {
      kind: 'prose',
      text: 'Total revenue was $900 million in 2023, an increase of 12.5%, driven by new repairs contracts.',
    },
    { ...ALDER, section: 'Results', periods: ['2023'] },
  );

  it.each(['What was the repairs revenue of Alder in 2023?', 'Alder repairs revenue 2023'])(
    'answers for one of its rows, even if its heading has the word "segment": %s',
    async (query) => {
      const answer = await ask(query, [divided, sentence]);
      expect(first(answer)).toMatchObject({ text: expect.stringContaining('$360 million'), fit: 'answers' });
    },
  );

  it('is not replaced by the whole in a sentence that names the part as a reason', async () => {
    expect(verified(await ask('Alder repairs revenue 2023', [sentence]))).toBe('');
  });
});
