// Queries the providers of one kind of source for all that a run needs; each failure is an outcome.
import type { Analysis } from '#shared/analyses/analysis.ts';
import { countryName } from '#shared/analyses/input-wording.ts';
import { companyIn, type Inputs, inputText, peersIn } from '#shared/analyses/inputs.ts';
import { DAY_MS } from '#shared/model/durations.ts';
import type { CompanyIds, Fact } from '#shared/model/fact.ts';
import { isRegister, numberIn } from '#shared/model/registers.ts';
import { isChosen, type OutsideSource, providersOf, type SourceProvider } from '#shared/model/source.ts';
import { isKnown, type Providers, recognise } from '../../domain/runs/resolve.ts';
import { typeLabel } from '../../domain/runs/titles.ts';
import type { CompanyProfile, Source, SourceDocument, SourceQuery } from '../../ports/sources.ts';
import type { RunRecord } from '../../store/runs.ts';
import { profilesOf } from './profiles.ts';
import { replyOf, type SourceReply, type SourceRequest } from './source-request.ts';

const FILINGS = 3;
const PAGES = 6;
const ARTICLES = 20;
const YEARS = 4;
const PRESS_MONTHS = 12;

export type Found = {
  readonly outcome: string;
  readonly isSample: boolean;
  readonly documents: readonly SourceDocument[];
  readonly facts: readonly Fact[];
  readonly profiles: readonly CompanyProfile[];
  readonly providers: Providers;
};

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The query for word-based search engines: the company, its industry, and the topic. */
const wordsOf = ({ analysis, inputs, language, companies: [company] }: SourceRequest): string =>
  [
    company?.name,
    ...['industry', 'segment', 'keywords', 'topic', 'item'].map((name) => inputText(inputs[name])),
    inputs.country === undefined ? '' : countryName(language, inputText(inputs.country)),
    company && analysis.sources[0] === 'PRESS' ? '' : typeLabel(language, analysis.type),
  ]
    .filter(Boolean)
    .join(' ');

const searched = async (provider: Source, query: SourceQuery): Promise<SourceReply> => {
  const { reply, values } = replyOf(provider, await provider.search(query));
  return { ...reply, documents: values };
};

const yearsOf = ({ inputs, now }: SourceRequest): { fromYear: number; toYear: number } => {
  const text = inputText(inputs.period);
  const last = new Date(now).getUTCFullYear();
  return /^\d{4}/.test(text)
    ? { fromYear: Number(text.slice(0, 4)) - 1, toYear: Number(text.slice(-4)) }
    : { fromYear: last - YEARS, toYear: last };
};

const factsOf = async (provider: Source, request: SourceRequest, company: CompanyIds): Promise<SourceReply> => {
  if (!provider.facts) return { provider, outcome: 'empty' };
  const { reply, values } = replyOf(provider, await provider.facts({ company, ...yearsOf(request) }));
  return { ...reply, facts: values };
};

const filingsOf = async (provider: Source, request: SourceRequest): Promise<SourceReply[]> => {
  const [company] = request.companies;
  const known = request.companies.filter((one) => numberIn(provider.name, one) !== undefined);
  if (known.length === 0) return [{ provider, outcome: 'empty' }];
  const documents = known
    .filter((one) => one === company)
    .map((one) => searched(provider, { company: one, periodicOnly: true, limit: FILINGS }));
  return Promise.all([...documents, ...known.map((one) => factsOf(provider, request, one))]);
};

/** Queries every compared company: a database knows companies that no register lists. */
const licensedOf = (provider: Source, request: SourceRequest): Promise<SourceReply[]> =>
  Promise.all(request.companies.map((company) => factsOf(provider, request, company)));

const webOf = (provider: Source, request: SourceRequest): Promise<SourceReply[]> => {
  const { inputs, companies, language } = request;
  const [company] = companies;
  if (provider.name === 'homepage') {
    const address = inputText(inputs.homepage);
    const domain = address ? URL.parse(address)?.hostname.replace(/^www\./, '') : company?.domain;
    if (!domain) return Promise.resolve([]);
    const one = { ...(company ?? { name: domain }), domain };
    return Promise.all([searched(provider, { company: one, limit: PAGES })]);
  }
  if (provider.kind === 'companies') return profilesOf(provider, request);
  if (provider.kind === 'financials') return licensedOf(provider, request);
  return Promise.all([searched(provider, { text: wordsOf(request), company, language, limit: PAGES })]);
};

const pressOf = (provider: Source, request: SourceRequest): Promise<SourceReply[]> => {
  const { inputs, now, companies, language } = request;
  const months = Number(inputText(inputs.months)) || PRESS_MONTHS;
  const query = {
    text: wordsOf(request),
    company: companies[0],
    from: day(now - months * 30.5 * DAY_MS),
    to: day(now),
    language,
    limit: ARTICLES,
  };
  return Promise.all([searched(provider, query)]);
};

/** For a market, reads reports of several years. */
const reportsOf = (provider: Source, request: SourceRequest): Promise<SourceReply[]> =>
  Promise.all([searched(provider, { text: wordsOf(request), company: request.companies[0], limit: PAGES })]);

const ASK_OF = { WEB: webOf, PRESS: pressOf, INDUSTRY: reportsOf } as const;
const askOf = (source: OutsideSource) => (isRegister(source) ? filingsOf : ASK_OF[source]);

/** The state shown for several replies: success if one worked, else the failure that a person can act on. */
const WORST_FIRST = ['ok', 'rateLimited', 'unauthorised', 'badReply', 'unreachable', 'empty', 'notConfigured'];
const outcomeOf = (replies: readonly SourceReply[]): string =>
  WORST_FIRST.find((name) => replies.some(({ outcome }) => outcome === name)) ?? 'empty';

const companiesOf = async (providers: Providers, { fields }: Analysis, inputs: Inputs): Promise<CompanyIds[]> => {
  const company = companyIn(fields, inputs);
  const all = [...(company ? [company] : []), ...peersIn(fields, inputs)];
  return Promise.all(all.map(async (one) => (isKnown(one) ? one : (await recognise(providers, one)).company)));
};

/** Keeps the first value of each key: what was asked for by name comes before other results. */
const once = <T>(values: readonly T[], keyOf: (value: T) => string): T[] =>
  [...new Map(values.toReversed().map((value) => [keyOf(value), value])).values()].toReversed();

/** Even a provider that is not a sample may read a sample site. */
const withoutSamples = (reply: SourceReply): SourceReply => {
  const documents = reply.documents?.filter(({ isSample }) => !isSample) ?? [];
  const isAll = reply.documents !== undefined && reply.documents.length > 0 && documents.length === 0;
  return { ...reply, ...(reply.documents ? { documents } : {}), ...(isAll ? { outcome: 'empty' } : {}) };
};

export const gathered = async (
  providers: Readonly<Record<SourceProvider, Source>>,
  source: OutsideSource,
  run: Pick<RunRecord, 'inputs' | 'language'> & {
    readonly analysis: Analysis;
    readonly parsed: Inputs;
    readonly now: number;
  },
): Promise<Found> => {
  const { analysis, parsed: inputs, language, now } = run;
  const request = {
    analysis,
    inputs,
    providers,
    language,
    now,
    companies: await companiesOf(providers, analysis, inputs),
  };
  // Whatever the plan says, a document for the other side contains no samples.
  const used = providersOf(source, analysis.kinds)
    .filter((name) => isChosen(name, inputText(inputs.dataSource)))
    .map((name) => providers[name])
    .filter(({ isSample }) => !(analysis.forOutsiders && isSample));
  const asked = (await Promise.all(used.map((provider) => askOf(source)(provider, request)))).flat();
  const replies = analysis.forOutsiders ? asked.map(withoutSamples) : asked;
  return {
    outcome: outcomeOf(replies),
    isSample: replies.some(({ provider, outcome }) => provider.isSample && outcome === 'ok'),
    documents: once(
      replies.flatMap(({ documents = [] }) => documents),
      ({ url }) => url,
    ),
    facts: replies.flatMap(({ facts = [] }) => facts),
    profiles: once(
      replies.flatMap(({ profiles = [] }) => profiles),
      ({ company }) => company.domain ?? company.name,
    ),
    providers,
  };
};
