// The asking price for the whole company: a price for part of the shares is converted to enterprise value.
import { describe, expect, it } from 'vitest';
import { askingPrice } from '#functions/analyses/evidence/asking-price.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const balance = tableChunk(
  [
    ['', '2025', '2024'],
    ['Cash and cash equivalents', '40', '30'],
    ['Total debt', '100', '110'],
    ['Total assets', '900', '800'],
  ],
  { company: 'Alder Brewing', periods: ['2024', '2025'], unit: '(In millions of dollars)', section: 'Balance sheet' },
);
const askedIn = (text: string, withBalance = true, others: readonly Chunk[] = []) => {
  const note = chunkOf({ text }, { company: 'Alder Brewing', document: 'alder_process.md' });
  const context = contextFor({
    type: 'InvestmentHighlights',
    inputs: { company: 'Alder Brewing' },
    chunks: [note, ...(withBalance ? [balance] : []), ...others],
  });
  return askingPrice(context, 'USD');
};

describe('the asking price', () => {
  it('for a stake is scaled to all shares plus net debt', async () => {
    const asked = await askedIn('The asking price for 50% of the shares is $200 million.');

    expect(asked?.value).toBe(460_000_000);
    expect(asked?.formula).toBe('200 ÷ 50% + 100 − 40 = 460');
  });

  it('for the enterprise is used as it is', async () => {
    const asked = await askedIn('The asking price is an enterprise value of $460 million.');

    expect(asked).toMatchObject({ value: 460_000_000, of: [] });
  });

  it("for an owner's sale is for a stake, and undefined if the share cannot be read", async () => {
    const owner = await askedIn('The asking price is $200 million, for which the family would sell its 50% this year.');

    expect(owner?.value).toBe(460_000_000);
    expect(
      await askedIn('The seller expects $200 million for what it holds, a good 50% by its own count.'),
    ).toBeUndefined();
  });

  it("for a stake is undefined if the company's debt is unknown", async () => {
    expect(await askedIn('The asking price for 50% of the shares is $200 million.', false)).toBeUndefined();
  });

  it('for a purchased percentage is for a stake', async () => {
    expect((await askedIn('The asking price is $200 million for 50%.'))?.value).toBe(460_000_000);
    expect(
      await askedIn('The asking price for shares held by the family, a good 50% by its count, is $200 million.'),
    ).toBe(undefined);
  });

  it('is none that is small beside the revenue', async () => {
    const sales = tableChunk(
      [
        ['', '2025', '2024'],
        ['Revenue', '600', '580'],
        ['Operating income', '60', '55'],
      ],
      { ...balance.context, section: 'Income statement' },
    );

    expect((await askedIn('The asking price is $200 million.', true, [sales]))?.value).toBe(200_000_000);
    expect(await askedIn('The asking price of a lessor is $2 million.', true, [sales])).toBeUndefined();
  });
});
