// Searches CoreSignal: company profiles by name, industry, size and type. Every profile read costs a credit.
import * as z from 'zod';
import type { CompanyProfile, Outcome, ProfileQuery, Source, SourceDocument } from '../../../ports/sources.ts';
import { domainOf } from '../../company-name.ts';
import {
  EMPTY,
  type Failure,
  type Landed,
  landed,
  listed,
  mapped,
  ok,
  parsedJson,
  UNAUTHORISED,
} from '../../outcome.ts';
import { nowIso, provider, type Setup } from '../../provider.ts';

const text = z.string().nullish();
const Company = z.object({
  id: z.union([z.number(), z.string()]),
  company_name: text,
  website: text,
  description: text,
  industry: text,
  hq_country: text,
  employees_count: z.number().nullish(),
  size_range: text,
  type: text,
  founded_year: z.union([z.number(), z.string()]).nullish(),
  linkedin_url: text,
});
type Company = z.infer<typeof Company>;
const Ids = z.array(z.union([z.number(), z.string()]));

const PATH = '/cdapi/v2/company_multi_source';
const MAX_RESULTS = 20;

/** 402: out of credits. */
const usedUp = ({ status }: Landed): Failure | undefined => (status === 402 ? UNAUTHORISED : undefined);

const call = async ({ web, bases, key }: Setup, path: string, body?: object) => {
  const headers = { apikey: key.key ?? '', accept: 'application/json', 'content-type': 'application/json' };
  const url = `${bases.api}${PATH}${path}`;
  const sent = body ? ({ method: 'POST', body: JSON.stringify(body) } as const) : {};
  return landed(await web({ url, headers, lane: 'coresignal', ...sent }), usedUp);
};

const filters = ({ name, website, industry, country, sizes, types }: ProfileQuery) => [
  ...(name ? [{ match: { company_name: { query: name, operator: 'and' } } }] : []),
  ...(website ? [{ match_phrase: { website: domainOf(website) ?? website } }] : []),
  ...(industry ? [{ match: { industry } }] : []),
  ...(country ? [{ match: { hq_country: country } }] : []),
  ...(sizes?.length ? [{ terms: { 'size_range.exact': sizes } }] : []),
  ...(types?.length ? [{ terms: { 'type.exact': types } }] : []),
];

const collect = async (setup: Setup, id: string | number): Promise<Outcome<Company>> => {
  const reply = await call(setup, `/collect/${encodeURIComponent(id)}`);
  return reply.is === 'ok' ? parsedJson(reply.value.bytes, Company) : reply;
};

const companiesOf = async (setup: Setup, query: ProfileQuery): Promise<Outcome<readonly Company[]>> => {
  const must = filters(query);
  if (must.length === 0) return EMPTY;
  const reply = await call(setup, '/search/es_dsl', { query: { bool: { must } } });
  if (reply.is !== 'ok') return reply;
  const ids = parsedJson(reply.value.bytes, Ids);
  if (ids.is !== 'ok') return ids;
  const wanted = ids.value.slice(0, Math.min(MAX_RESULTS, query.limit ?? 5));
  const replies = await Promise.all(wanted.map((id) => collect(setup, id)));
  const companies = replies.flatMap((one) => (one.is === 'ok' ? [one.value] : []));
  const failure = replies.flatMap((one) => (one.is === 'ok' || one.is === 'empty' ? [] : [one]))[0];
  return companies.length === 0 && failure ? failure : listed(companies);
};

const profileOf = (setup: Setup, company: Company): CompanyProfile => ({
  company: { name: company.company_name ?? '', domain: domainOf(company.website ?? '') },
  description: company.description ?? undefined,
  industry: company.industry ?? undefined,
  country: company.hq_country ?? undefined,
  employees: company.employees_count ?? undefined,
  sizeRange: company.size_range ?? undefined,
  type: company.type ?? undefined,
  founded: Number(company.founded_year) || undefined,
  website: company.website ?? undefined,
  profileUrl: company.linkedin_url ?? undefined,
  isSample: setup.isSample,
});

const documentOf = (setup: Setup, company: Company): SourceDocument => ({
  id: `coresignal:${company.id}`,
  source: 'coresignal',
  kind: 'companies',
  title: company.company_name ?? '',
  url: company.linkedin_url || company.website || `${setup.bases.api}${PATH}/collect/${company.id}`,
  publisher: 'CoreSignal',
  retrievedAt: nowIso(setup),
  snippet: company.description ?? undefined,
  company: profileOf(setup, company).company,
  isSample: setup.isSample,
});

const source = (setup: Setup): Source => ({
  ...{ name: 'coresignal', kind: 'companies', isSample: setup.isSample },
  search: async ({ text: words, company, limit }) => {
    const found = await companiesOf(setup, { name: company?.name ?? words, website: company?.domain, limit });
    return mapped(found, (companies) => companies.map((one) => documentOf(setup, one)));
  },
  fetch: async (document) => {
    const found = await call(setup, `/collect/${encodeURIComponent(document.id.replace(/^coresignal:/, ''))}`);
    if (found.is !== 'ok') return found;
    const file = { filename: 'company.json', contentType: 'application/json', bytes: found.value.bytes };
    return ok({ document: { ...document, retrievedAt: nowIso(setup) }, files: [file] });
  },
  test: async () => {
    // A missing company costs nothing and still shows whether the key is accepted.
    const reply = await call(setup, '/collect/0');
    return reply.is === 'empty' ? ok(true) : mapped(reply, () => true as const);
  },
  profiles: async (query) => mapped(await companiesOf(setup, query), (all) => all.map((one) => profileOf(setup, one))),
});

export const coresignal = provider({ name: 'coresignal', bases: { api: 'https://api.coresignal.com' }, make: source });
