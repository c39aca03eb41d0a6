// Offering and pricing: each supplier's offering, prices and terms.
import { defineAnalysis } from '../analysis.ts';
import { company, country, currency, homepage, maybe, peers } from '../fields.ts';
import { joined, matrix, prices, quoteFigures } from '../section-work.ts';

export const offeringVsPricing = defineAnalysis({
  type: 'OfferingVsPricing',
  category: 'ProductServices',
  minutes: 4,
  credits: 8,
  fields: [company, homepage, peers(6), maybe(country), maybe(currency)],
  sources: ['FILES', 'WEB', 'PRESS'],
  sections: [
    { id: 'priceMatrix', work: joined(prices('latest', 'pricesOf'), matrix('products', 'price', 'terms', 'scope')) },
    { id: 'priceLevel', work: joined(quoteFigures('priceLevel', 'pricesOf'), matrix('competitors', 'priceLevel')) },
    { id: 'priceChanges', work: joined(prices('changes', 'pricesOf'), quoteFigures('priceLevel', 'priceChangesOf')) },
    { id: 'offeringGaps', work: matrix('competitors', 'offering'), optional: true },
  ],
});
