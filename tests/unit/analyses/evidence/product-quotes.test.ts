// Which sentence of a company's documents describes which of its products.
import { describe, expect, it } from 'vitest';
import { productQuotes, quoteOn } from '#functions/analyses/evidence/product-quotes.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const STORAGE = 'Storage keeps goods of electronics makers under contracts of three years.';
const PARCELS = 'Parcels serves 1,870 online sellers and includes packing and delivery.';
const PRICE = 'The average price of an order is $2.94 across the year.';
const BOTH = 'Gaon has operated Storage and Parcels since its foundation in 1998.';

const quotesFor = async () => {
  const business = chunkOf(
    { text: [BOTH, STORAGE, PARCELS, PRICE].join('\n') },
    { company: 'Gaon', section: 'Business segments' },
  );
  const context = contextFor({ type: 'OfferingVsPricing', inputs: { company: 'Gaon' }, chunks: [business] });
  return productQuotes(context, { name: 'Gaon' }, ['Storage', 'Parcels']);
};

describe('product quotes', () => {
  it('are the sentences that name one product, and the price that follows them', async () => {
    const quotes = await quotesFor();

    expect(quoteOn('terms', 'Storage', quotes.get('Storage') ?? [])?.text).toBe(STORAGE);
    expect(quoteOn('scope', 'Parcels', quotes.get('Parcels') ?? [])?.text).toBe(PARCELS);
    expect(quoteOn('price', 'Parcels', quotes.get('Parcels') ?? [])?.text).toBe(PRICE);
  });

  it('describe a product by the sentence that opens with it, if it states no result', () => {
    const quotes = [
      'Dairy revenue rose by 4% in the year.',
      'Dairy bottles the milk of 80 farms for the bakeries of the region.',
    ].map((text) => ({ text }));

    expect(quoteOn('scope', 'Dairy', quotes as never)?.text).toBe(quotes[1]?.text);
    expect(quoteOn('scope', 'Dairy', quotes.slice(0, 1) as never)).toBeUndefined();
  });

  it('say who buys by a sentence that tells of no change', () => {
    const quotes = ['Dairy rose with the number of its customers.', 'Dairy delivers to customers in four towns.'].map(
      (text) => ({ text }),
    );

    expect(quoteOn('productCustomers', 'Dairy', quotes as never)?.text).toBe(quotes[1]?.text);
  });

  it('are empty if a sentence names several products, or has no price', async () => {
    const quotes = await quotesFor();

    expect([...quotes.values()].flat().map(({ text }) => text)).not.toContain(BOTH);
    expect(quoteOn('price', 'Storage', quotes.get('Storage') ?? [])).toBeUndefined();
  });

  it('exclude customers in reasons for a result or in shares of sales', async () => {
    const quotes = [
      'Operating profit of Parcels rose because support costs per customer fell.',
      'Our largest customer accounted for 6.8% of revenue in 2025.',
    ].map((text) => ({ text }));

    expect(quoteOn('productCustomers', 'Parcels', quotes as never)).toBeUndefined();
  });
});
