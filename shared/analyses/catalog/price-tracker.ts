// Price tracker: a price over time, from a workbook or from sources, and the drivers of its changes.
import { COLUMNS } from '../../language/grammar/column-headers.ts';
import { defineAnalysis } from '../analysis.ts';
import { country, currency, maybe, period, workbook } from '../fields.ts';
import { ask, joined, prices, quoteFigures, quotes, series, timeline } from '../section-work.ts';

export const priceTracker = defineAnalysis({
  type: 'PriceTracker',
  category: 'ProductServices',
  minutes: 2,
  credits: 4,
  fields: [
    { kind: 'text', name: 'item' },
    maybe(country),
    maybe(period),
    maybe(currency),
    maybe(workbook(COLUMNS.date, COLUMNS.price, maybe(COLUMNS.item))),
  ],
  sources: ['FILES', 'WEB', 'PRESS'],
  sections: [
    {
      id: 'priceSeries',
      work: joined(prices('changes', 'itemPrices'), series('price'), quoteFigures('priceLevel', 'itemPrices')),
    },
    { id: 'priceDrivers', work: joined(ask('priceDrivers'), quotes('cost', 'costsBehind')) },
    { id: 'priceEvents', work: timeline(12, 'priceEvents') },
  ],
});
