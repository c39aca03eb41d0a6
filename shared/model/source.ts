// The providers outside the workspace's own files: their names, their kind and what a person must enter to use them.
import * as z from 'zod';

export const SOURCE_PROVIDERS = [
  'dart',
  'sec',
  'tavily',
  'brave',
  'naver',
  'gdelt',
  'rss',
  'coresignal',
  'capitalIq',
  'homepage',
] as const;
export const SourceProvider = z.enum(SOURCE_PROVIDERS);
export type SourceProvider = z.infer<typeof SourceProvider>;

export type SourceKind = 'filings' | 'web' | 'press' | 'companies' | 'financials' | 'homepage';

/** Which providers answer for each source that a question may ask, beside the workspace's files. */
export const ASKED_OF: Readonly<Record<'DART' | 'SEC' | 'WEB' | 'PRESS', readonly SourceProvider[]>> = {
  DART: ['dart'],
  SEC: ['sec'],
  WEB: ['homepage', 'tavily', 'brave'],
  PRESS: ['naver', 'gdelt', 'rss'],
};

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
  /** The parts of its key, the first of which a person recognises by its last four characters. */
  readonly keyFields: readonly string[];
};

export const SOURCE_INFO: Readonly<Record<SourceProvider, SourceInfo>> = {
  dart: { kind: 'filings', keyFields: ['key'] },
  /** No key: the contact address goes into the User-Agent that the SEC demands. */
  sec: { kind: 'filings', keyFields: ['contact'] },
  tavily: { kind: 'web', keyFields: ['key'] },
  brave: { kind: 'web', keyFields: ['key'] },
  naver: { kind: 'press', keyFields: ['clientId', 'clientSecret'] },
  gdelt: { kind: 'press', keyFields: [] },
  /** No key: the addresses of the feeds to read, one a line. */
  rss: { kind: 'press', keyFields: ['feeds'] },
  coresignal: { kind: 'companies', keyFields: ['key'] },
  capitalIq: { kind: 'financials', keyFields: ['username', 'password'] },
  homepage: { kind: 'homepage', keyFields: [] },
};

/** A key as a person enters it, by field. */
export const SourceKey = z.record(z.string().max(40), z.string().trim().min(1).max(2000));
export type SourceKey = z.infer<typeof SourceKey>;

/** One of something for each provider. */
export const forEachSource = <T>(make: (name: SourceProvider) => T): Record<SourceProvider, T> => ({
  dart: make('dart'),
  sec: make('sec'),
  tavily: make('tavily'),
  brave: make('brave'),
  naver: make('naver'),
  gdelt: make('gdelt'),
  rss: make('rss'),
  coresignal: make('coresignal'),
  capitalIq: make('capitalIq'),
  homepage: make('homepage'),
});
