// S&P Capital IQ: licensed figures by ticker, passed on as the provider returns them, and as facts.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Source, SourceDocument } from '../../../ports/sources.ts';
import { EMPTY, mapped, ok } from '../../outcome.ts';
import { nowIso, provider, type Setup } from '../../provider.ts';
import { factsOf, HOMEPAGE, PUBLISHER } from './facts.ts';
import { ask, type Item, NAME } from './request.ts';

const MNEMONICS = [
  NAME,
  'IQ_TOTAL_REV',
  'IQ_GP',
  'IQ_EBITDA',
  'IQ_EBIT',
  'IQ_NI',
  'IQ_TOTAL_ASSETS',
  'IQ_MARKETCAP',
  'IQ_TEV',
];
const WANTED = MNEMONICS.map((mnemonic) => (mnemonic === NAME ? { mnemonic } : { mnemonic, period: 'IQ_FY' }));

const documentOf = (setup: Setup, company: CompanyIds, items: readonly Item[]): SourceDocument => {
  const name = items.find(({ Mnemonic }) => Mnemonic === NAME)?.Rows?.[0]?.Row[0] ?? company.name;
  return {
    ...{ id: `capitalIq:${company.ticker}`, source: 'capitalIq', kind: 'financials', title: name },
    ...{ url: HOMEPAGE, publisher: PUBLISHER, retrievedAt: nowIso(setup) },
    ...{ company: { ...company, name }, language: 'en', isSample: setup.isSample },
  };
};

const source = (setup: Setup): Source => ({
  ...{ name: 'capitalIq', kind: 'financials', isSample: setup.isSample },
  search: async ({ company }) => {
    if (!company?.ticker) return EMPTY;
    const found = await ask(setup, company.ticker, [{ mnemonic: NAME }]);
    return mapped(found, (items) => [documentOf(setup, company, items)]);
  },
  fetch: async (document) => {
    const found = await ask(setup, document.company?.ticker ?? '', WANTED);
    return mapped(found, (items) => {
      const bytes = new TextEncoder().encode(JSON.stringify(items, undefined, 1));
      const file = { filename: 'capital-iq.json', contentType: 'application/json', bytes };
      return { document: { ...document, retrievedAt: nowIso(setup) }, files: [file] as const };
    });
  },
  facts: (query) => factsOf(setup, query),
  test: async () => {
    const reply = await ask(setup, 'IBM', [{ mnemonic: NAME }]);
    return reply.is === 'empty' ? ok(true) : mapped(reply, () => true as const);
  },
});

export const capitalIq = provider({
  name: 'capitalIq',
  bases: { api: 'https://api-ciq.marketintelligence.spglobal.com' },
  make: source,
});
