// Peer comps: trading multiples of listed peers and the value range that they imply, as a live workbook.
import { COLUMNS } from '../../language/grammar/column-headers.ts';
import { REGISTER_NAMES } from '../../model/registers.ts';
import { defineAnalysis } from '../analysis.ts';
import { company, currency, dataSource, maybe, rates, workbook } from '../fields.ts';
import { compute } from '../section-work.ts';

export const peerComps = defineAnalysis({
  type: 'PeerComps',
  category: 'FinancingInvestment',
  minutes: 4,
  credits: 12,
  fields: [
    { ...company, invalid: 'nameOrUrl' },
    { kind: 'companies', name: 'peers', max: 12, invalid: 'nameOrUrl' },
    maybe(workbook(COLUMNS.company, COLUMNS.price, COLUMNS.shares, maybe(COLUMNS.currency))),
    { kind: 'currency', name: 'priceCurrency', optional: true },
    maybe(currency),
    rates,
    maybe({ ...dataSource, initial: 'CapitalIQ' }),
  ],
  sources: [...REGISTER_NAMES, 'FILES', 'WEB'],
  kinds: ['filings', 'financials'],
  sections: [
    { id: 'peerFigures', work: compute('comps', 'figures') },
    { id: 'peerMultiples', work: compute('comps', 'multiples') },
    { id: 'impliedRange', work: compute('comps', 'range') },
    { id: 'peerChoice', work: compute('comps', 'choice'), optional: true },
  ],
  workbook: 'comps',
  needsTieOut: true,
});
