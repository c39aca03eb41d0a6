// Defines the providers of external sources: names, kinds and key fields. Without schemas, because the browser loads
// it.
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

/** Every source except the workspace's own files. */
export type OutsideSource = Exclude<Source, 'FILES'>;

export type SourceKind = 'filings' | 'web' | 'press' | 'industry' | 'companies' | 'financials' | 'homepage';

/** The outcomes of a call to a provider. */
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
  /** The source under which a person selects it and a report cites it. */
  readonly group: OutsideSource;
  /** The fields of its key; the first is recognizable by its last four characters. */
  readonly keyFields: readonly string[];
};

export const SOURCE_INFO: Readonly<Record<SourceProvider, SourceInfo>> = {
  dart: { kind: 'filings', group: 'DART', keyFields: ['key'] },
  /** No key: the contact address goes into the User-Agent that the SEC requires. */
  sec: { kind: 'filings', group: 'SEC', keyFields: ['contact'] },
  edinet: { kind: 'filings', group: 'EDINET', keyFields: ['key'] },
  homepage: { kind: 'homepage', group: 'WEB', keyFields: [] },
  tavily: { kind: 'web', group: 'WEB', keyFields: ['key'] },
  brave: { kind: 'web', group: 'WEB', keyFields: ['key'] },
  coresignal: { kind: 'companies', group: 'WEB', keyFields: ['key'] },
  capitalIq: { kind: 'financials', group: 'WEB', keyFields: ['username', 'password'] },
  naver: { kind: 'press', group: 'PRESS', keyFields: ['clientId', 'clientSecret'] },
  gdelt: { kind: 'press', group: 'PRESS', keyFields: [] },
  /** No key: the addresses of the feeds, one per line. */
  rss: { kind: 'press', group: 'PRESS', keyFields: ['feeds'] },
  /** A publisher's licensed feed of industry reports, and the token of the licence. */
  reportFeed: { kind: 'industry', group: 'INDUSTRY', keyFields: ['feed', 'token'] },
};

/** The databases that an analysis lets a person choose from. */
const DATABASE_OF = { CoreSignal: 'coresignal', CapitalIQ: 'capitalIq' } as const satisfies Record<
  (typeof DATA_SOURCES)[number],
  SourceProvider
>;
export const isDataSource = (name: string): name is keyof typeof DATABASE_OF => Object.hasOwn(DATABASE_OF, name);

/** `undefined` if it names no database. */
export const databaseOf = (dataSource: string): SourceProvider | undefined =>
  isDataSource(dataSource) ? DATABASE_OF[dataSource] : undefined;

/** True if a provider is queried when this database was chosen. */
export const isChosen = (provider: SourceProvider, dataSource: string): boolean => {
  const chosen = databaseOf(dataSource);
  return chosen === undefined || provider === chosen || !Object.values<SourceProvider>(DATABASE_OF).includes(provider);
};

/** One value for each provider. */
export const forEachSource = <T>(make: (name: SourceProvider) => T): Record<SourceProvider, T> =>
  Object.fromEntries(SOURCE_PROVIDERS.map((name) => [name, make(name)])) as Record<SourceProvider, T>;

/** The providers of a source, of the given kinds, or of all kinds. */
export const providersOf = (source: Source, kinds?: readonly SourceKind[]): SourceProvider[] =>
  SOURCE_PROVIDERS.filter((name) => {
    const info = SOURCE_INFO[name];
    return info.group === source && (kinds === undefined || kinds.includes(info.kind));
  });

/** Kinds whose documents a question reads; profiles and market data have no pages. */
const READ: readonly SourceKind[] = ['filings', 'web', 'press', 'industry', 'homepage'];

/** The providers whose documents answer a question. */
export const readProviders = (source: OutsideSource): SourceProvider[] => providersOf(source, READ);

/** A key as a person enters it, by field. */
export type SourceKey = Readonly<Record<string, string>>;
