// In a row shown whole, only the requested cell is ticked.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 0, 1);
const BREWER = { company: 'Aldous Maltings Ltd', document: 'aldous-maltings.pdf', language: 'en' } as const;
const CHUNKS = [
  chunkOf({ text: 'Aldous Maltings has 214 staff.' }, { ...BREWER, section: 'Business' }),
  tableChunk(
    [
      ['Site', 'Barley (tonnes)', 'Malt (tonnes)', 'Staff'],
      ['Saltfleet', '31,400', '25,900', '44'],
      ['Wragby', '28,750', '23,300', '39'],
    ],
    { ...BREWER, section: 'Sites' },
  ),
];
const ticked = async (query: string): Promise<string> => tickedIn(await askOffline(query, CHUNKS, { now: NOW }));

it('returns one cell of the row', async () => {
  expect(await ticked('How many tonnes of malt does Saltfleet make?')).toBe('25,900');
});

it.each(['Aldous Maltings: number of staff', 'How many tonnes of hops does Saltfleet use?'])(
  'returns no cell of another column: %s',
  async (query) => {
    expect(await ticked(query)).not.toMatch(/31,400|25,900|28,750|23,300/);
  },
);
