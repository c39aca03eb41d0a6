// Reads the SEC's EDGAR: filings and tagged figures of companies listed in the United States.
import type { Source } from '../../../ports/sources.ts';
import { EMPTY, mapped, ok } from '../../outcome.ts';
import { provider } from '../../provider.ts';
import type { SecBase, SecSetup } from './call.ts';
import { secCompanies, theOne } from './companies.ts';
import { secDocument } from './document.ts';
import { secFacts } from './facts.ts';
import { secFilings } from './filings.ts';
import { secFullText } from './full-text.ts';

/** Any company will do to test the connection. */
const APPLE = '0000320193';

const source = (setup: SecSetup): Source => ({
  name: 'sec',
  kind: 'filings',
  isSample: setup.isSample,
  search: async (query) => {
    const { text, company } = query;
    if (!company) return text ? secFullText(setup, { ...query, text }) : EMPTY;
    const cik = await theOne(setup, company);
    if (cik.is !== 'ok') return cik;
    return text ? secFullText(setup, { ...query, text }, cik.value) : secFilings(setup, cik.value, query);
  },
  fetch: (document) => secDocument(setup, document),
  test: async () => {
    const reply = await secFilings(setup, APPLE, { limit: 1 });
    return reply.is === 'empty' ? ok(true) : mapped(reply, () => true as const);
  },
  companies: (query) => secCompanies(setup, query),
  facts: async (query) => {
    const cik = await theOne(setup, query.company);
    return cik.is === 'ok' ? secFacts(setup, cik.value, query) : cik;
  },
});

export const sec = provider<SecBase>({
  name: 'sec',
  bases: { data: 'https://data.sec.gov', www: 'https://www.sec.gov', search: 'https://efts.sec.gov' },
  make: source,
});
