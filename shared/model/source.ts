// The providers of external sources: names, kinds and key fields. Without schemas, because the browser loads it.
import type { DATA_SOURCES } from './analysis.ts';
import type { Source } from './enums.ts';

export const SOURCE_PROVIDERS = [
  'dart',
  'sec',
  'edinet',
  'homepage',
  'tavily',
  'brave',
  'coresignal',
  'capitalIq',
  'naver',
  'gdelt',
  'rss',
  'reportFeed',
] as const;
export type SourceProvider = (typeof SOURCE_PROVIDERS)[number];

/** Every source but the workspace's own files. */
export type OutsideSource = Exclude<Source, 'FILES'>;

export type SourceKind = 'filings' | 'web' | 'press' | 'industry' | 'companies' | 'financials' | 'homepage';

/** How a call to a provider ended. */
export const SOURCE_OUTCOMES = [
  'ok',
  'empty',
  'notConfigured',
  'unauthorised',
  'rateLimited',
  'badReply',
  'unreachable',
] as const;
export type SourceOutcome = (typeof SOURCE_OUTCOMES)[number];

type SourceInfo = {
  readonly kind: SourceKind;
  /** Under which name a person chooses it and a report cites it. */
  readonly group: OutsideSource;
  /** The parts of its key, the first of which a person recognizes by its last four characters. */
  readonly keyFields: readonly string[];
};

export const SOURCE_INFO: Readonly<Record<SourceProvider, SourceInfo>> = {
  dart: { kind: 'filings', group: 'DART', keyFields: ['key'] },
  /** No key: the contact address goes into the User-Agent that the SEC demands. */
  sec: { kind: 'filings', group: 'SEC', keyFields: ['contact'] },
  edinet: { kind: 'filings', group: 'EDINET', keyFields: ['key'] },
  homepage: { kind: 'homepage', group: 'WEB', keyFields: [] },
  tavily: { kind: 'web', group: 'WEB', keyFields: ['key'] },
  brave: { kind: 'web', group: 'WEB', keyFields: ['key'] },
  coresignal: { kind: 'companies', group: 'WEB', keyFields: ['key'] },
  capitalIq: { kind: 'financials', group: 'WEB', keyFields: ['username', 'password'] },
  naver: { kind: 'press', group: 'PRESS', keyFields: ['clientId', 'clientSecret'] },
  gdelt: { kind: 'press', group: 'PRESS', keyFields: [] },
  /** No key: the addresses of the feeds to read, one a line. */
  rss: { kind: 'press', group: 'PRESS', keyFields: ['feeds'] },
  /** A publisher's licensed feed of industry reports, and the token of the licence. */
  reportFeed: { kind: 'industry', group: 'INDUSTRY', keyFields: ['feed', 'token'] },
};

/** The databases between which an analysis lets a person choose. */
const DATABASE_OF = { CoreSignal: 'coresignal', CapitalIQ: 'capitalIq' } as const satisfies Record<
  (typeof DATA_SOURCES)[number],
  SourceProvider
>;
export const isDataSource = (name: string): name is keyof typeof DATABASE_OF => Object.hasOwn(DATABASE_OF, name);

/** Undefined for what names none. */
export const databaseOf = (dataSource: string): SourceProvider | undefined =>
  isDataSource(dataSource) ? DATABASE_OF[dataSource] : undefined;

/** Whether a provider is asked where one of the databases was chosen. */
export const isChosen = (provider: SourceProvider, dataSource: string): boolean => {
  const chosen = databaseOf(dataSource);
  return chosen === undefined || provider === chosen || !Object.values<SourceProvider>(DATABASE_OF).includes(provider);
};

/** One of something for each provider. */
export const forEachSource = <T>(make: (name: SourceProvider) => T): Record<SourceProvider, T> =>
  Object.fromEntries(SOURCE_PROVIDERS.map((name) => [name, make(name)])) as Record<SourceProvider, T>;

/** The providers of one source, of the kinds asked for; of all kinds where none is named. */
export const providersOf = (source: Source, kinds?: readonly SourceKind[]): SourceProvider[] =>
  SOURCE_PROVIDERS.filter((name) => {
    const info = SOURCE_INFO[name];
    return info.group === source && (kinds === undefined || kinds.includes(info.kind));
  });

/** Profiles and market data are no pages: a question reads none of them. */
const READ: readonly SourceKind[] = ['filings', 'web', 'press', 'industry', 'homepage'];

/** The providers whose documents answer a question. */
export const readProviders = (source: OutsideSource): SourceProvider[] => providersOf(source, READ);

/** A key as a person enters it, by field. */
export type SourceKey = Readonly<Record<string, string>>;
