// Reads EDINET, the disclosures of companies in Japan (Financial Services Agency).
import type { Source } from '../../../ports/sources.ts';
import { EMPTY, mapped, ok } from '../../outcome.ts';
import { provider } from '../../provider.ts';
import type { EdinetBase, EdinetSetup } from './call.ts';
import { edinetCompanies, theOne } from './companies.ts';
import { edinetDocument } from './document.ts';
import { edinetFacts } from './facts.ts';
import { edinetFilings, listOfDay } from './filings.ts';

const source = (setup: EdinetSetup): Source => ({
  name: 'edinet',
  kind: 'filings',
  isSample: setup.isSample,
  search: async (query) => {
    const company = query.company ?? (query.text ? { name: query.text } : undefined);
    if (!company) return EMPTY;
    const known = await theOne(setup, company);
    return known.is === 'ok' ? edinetFilings(setup, known.value, query) : known;
  },
  fetch: (document) => edinetDocument(setup, document),
  test: async () => {
    const reply = await listOfDay(setup, new Date(setup.clock.now()).toISOString().slice(0, 10));
    // The key was accepted, whether or not there are filings today.
    return reply.is === 'empty' ? ok(true) : mapped(reply, () => true as const);
  },
  companies: (query) => edinetCompanies(setup, query),
  facts: async (query) => {
    const known = await theOne(setup, query.company);
    return known.is === 'ok' ? edinetFacts(setup, known.value, query) : known;
  },
});

export const edinet = provider<EdinetBase>({
  name: 'edinet',
  bases: {
    api: 'https://api.edinet-fsa.go.jp/api/v2',
    lists: 'https://disclosure2dl.edinet-fsa.go.jp/searchdocument/codelist',
    viewer: 'https://disclosure2.edinet-fsa.go.jp',
  },
  make: source,
});
