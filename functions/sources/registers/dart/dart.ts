// Reads DART, the disclosures of Korean companies (Financial Supervisory Service).
import type { Source } from '../../../ports/sources.ts';
import { EMPTY, mapped, ok } from '../../outcome.ts';
import { provider } from '../../provider.ts';
import type { DartBase, DartSetup } from './call.ts';
import { companyOf, dartCompanies, theOne } from './companies.ts';
import { dartDocument } from './document.ts';
import { dartFilings } from './filings.ts';
import { dartFacts } from './statements.ts';

/** Any company will do to test a key. */
const SAMSUNG_ELECTRONICS = '00126380';

const source = (setup: DartSetup): Source => ({
  name: 'dart',
  kind: 'filings',
  isSample: setup.isSample,
  search: async (query) => {
    const company = query.company ?? (query.text ? { name: query.text } : undefined);
    if (!company) return EMPTY;
    const corpCode = await theOne(setup, company);
    return corpCode.is === 'ok' ? dartFilings(setup, corpCode.value, query) : corpCode;
  },
  fetch: (document) => dartDocument(setup, document),
  test: async () => {
    const reply = await companyOf(setup, SAMSUNG_ELECTRONICS);
    // The key was accepted, whether or not the company is known.
    return reply.is === 'empty' ? ok(true) : mapped(reply, () => true as const);
  },
  companies: (query) => dartCompanies(setup, query),
  facts: async (query) => {
    const corpCode = await theOne(setup, query.company);
    return corpCode.is === 'ok' ? dartFacts(setup, corpCode.value, query) : corpCode;
  },
});

export const dart = provider<DartBase>({
  name: 'dart',
  bases: { api: 'https://opendart.fss.or.kr/api', viewer: 'https://dart.fss.or.kr' },
  make: source,
});
