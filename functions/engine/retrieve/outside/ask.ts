// Queries the providers of one source for the documents and facts that a question needs, and reads the best few.
import reportKinds from '#shared/language/lexicon/report-kinds.json' with { type: 'json' };
import { isRegister, numberIn } from '#shared/model/registers.ts';
import { type OutsideSource, readProviders, type SourceOutcome, type SourceProvider } from '#shared/model/source.ts';
import type { Parser } from '../../../ports/parser.ts';
import type { Outcome, Source, SourceDocument, SourceQuery } from '../../../ports/sources.ts';
import type { Plan } from '../../understand/plan-type.ts';
import type { Known } from './companies.ts';
import { factsText } from './facts-text.ts';
import { chunked, type ReadDocument, readDocument } from './read-document.ts';
import { within } from './within.ts';

/** Whether the type or title of a filing is that of an annual report. */
const isAnnual = (text: string): boolean => reportKinds.annual.some((name) => text.includes(name));

const SEARCH_MS = 12_000;
const FACTS_MS = 15_000;
const LISTED = 12;
const FILINGS = 2;
const PAGES = 4;
const YEARS = 3;

export type Asking = {
  readonly providers: Readonly<Record<SourceProvider, Source>>;
  readonly parser: Pick<Parser, 'parse'>;
  readonly plan: Plan;
  readonly now: number;
  readonly companies: readonly Known[];
};
export type SourceReply = {
  readonly outcome: SourceOutcome;
  readonly isSample: boolean;
  readonly read: readonly ReadDocument[];
};

/** The name with those in other languages, so that a question in either finds it: `가온물류 (Gaon Logistics Co., Ltd.)`. */
const fullName = ({ ids, names }: Known): string => {
  const others = names.filter((name) => name !== ids.name);
  return others.length > 0 ? `${ids.name} (${others.join(', ')})` : ids.name;
};

const valuesWithin = async <T>(
  ms: number,
  work: Promise<Outcome<readonly T[]>>,
): Promise<{ outcome: SourceOutcome; values: readonly T[] }> => {
  const outcome = await within(ms, work);
  return { outcome: outcome?.is ?? 'unreachable', values: outcome?.is === 'ok' ? outcome.value : [] };
};

const yearsOf = (plan: Plan): number[] => plan.periods.map((period) => Number(period.slice(0, 4))).filter(Boolean);

const factsOf = async (provider: Source, { plan, now }: Asking, known: Known): Promise<SourceReply> => {
  if (!provider.facts) return { outcome: 'empty', isSample: provider.isSample, read: [] };
  const years = yearsOf(plan);
  const last = years.length > 0 ? Math.max(...years) : new Date(now).getUTCFullYear();
  const first = years.length > 0 ? Math.min(...years) - 1 : last - YEARS;
  const { outcome, values } = await valuesWithin(
    FACTS_MS,
    provider.facts({ company: known.ids, fromYear: first, toYear: last }),
  );
  const texts = factsText(values, known.ids.name, new Date(now).toISOString());
  const read = texts.map(({ document, segments }) => chunked({ document, company: fullName(known) }, segments));
  return { outcome, isSample: provider.isSample, read };
};

/** The best filings: of the requested years, then annual, then newest. Only one if no year is requested. */
const bestFilings = (plan: Plan, documents: readonly SourceDocument[]): SourceDocument[] => {
  const years = yearsOf(plan).map(String);
  const worth = ({ filing, title }: SourceDocument): number =>
    (years.some((year) => filing?.periodEnd?.startsWith(year) || title.includes(year)) ? 4 : 0) +
    (isAnnual(`${filing?.type} ${title}`) ? 2 : 0);
  return documents
    .toSorted((a, b) => worth(b) - worth(a) || (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
    .slice(0, years.length > 0 ? FILINGS : 1);
};

const present = <T>(values: readonly (T | undefined)[]): T[] => values.filter((value) => value !== undefined);

const filingsOf = async (provider: Source, asking: Asking, known: Known): Promise<SourceReply> => {
  const query = { company: known.ids, periodicOnly: true, limit: LISTED };
  const { outcome, values } = await valuesWithin(SEARCH_MS, provider.search(query));
  const read = bestFilings(asking.plan, values).map((document) =>
    readDocument(asking, provider, { document, company: fullName(known) }),
  );
  return { outcome, isSample: provider.isSample, read: present(await Promise.all(read)) };
};

const ofRegister = (provider: Source, asking: Asking): Promise<SourceReply>[] =>
  asking.companies
    .filter(({ ids }) => numberIn(provider.name, ids) !== undefined)
    .flatMap((known) => [factsOf(provider, asking, known), filingsOf(provider, asking, known)]);

/** The queries for a provider. A press archive is searched by name; without any name, by the text of the question. */
const queriesOf = (provider: Source, { plan, companies }: Asking): SourceQuery[] => {
  const { language } = plan;
  const names = companies.length > 0 ? companies.flatMap(({ names: all }) => all.slice(0, 2)) : plan.entities;
  const base = { language, limit: LISTED };
  if (provider.kind === 'homepage')
    return companies.flatMap(({ ids }) => (ids.domain ? [{ company: ids, limit: PAGES }] : []));
  if (provider.kind === 'press' && names.length > 0)
    return [...new Set(names)].slice(0, 3).map((name) => ({ company: { name }, limit: LISTED }));
  const [company] = companies;
  return [{ ...base, text: plan.question, ...(company ? { company: company.ids } : {}) }];
};

const once = (documents: readonly SourceDocument[]): SourceDocument[] => [
  ...new Map(documents.map((document) => [document.url, document])).values(),
];

const pagesOf = async (provider: Source, asking: Asking): Promise<SourceReply[]> => {
  const found = await Promise.all(
    queriesOf(provider, asking).map((query) => valuesWithin(SEARCH_MS, provider.search(query))),
  );
  const best = once(found.flatMap(({ values }) => values)).slice(0, PAGES);
  const read = await Promise.all(
    best.map((document) => readDocument(asking, provider, { document, company: undefined })),
  );
  const replies = found.map(({ outcome }): SourceReply => ({ outcome, isSample: provider.isSample, read: [] }));
  return [...replies, { outcome: read.length > 0 ? 'ok' : 'empty', isSample: provider.isSample, read: present(read) }];
};

export const askSource = async (source: OutsideSource, asking: Asking): Promise<SourceReply[]> => {
  const providers = readProviders(source).map((name) => asking.providers[name]);
  if (isRegister(source)) return Promise.all(providers.flatMap((provider) => ofRegister(provider, asking)));
  return (await Promise.all(providers.map((provider) => pagesOf(provider, asking)))).flat();
};
