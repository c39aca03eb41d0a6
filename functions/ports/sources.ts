// External sources behind one type. A provider's failure is an outcome, never an exception.
import type { CompanyIds, Fact } from '#shared/model/fact.ts';
import type { SourceKey, SourceKind, SourceProvider } from '#shared/model/source.ts';

export type Outcome<T> =
  | { readonly is: 'ok'; readonly value: T }
  /** The provider has no data. */
  | { readonly is: 'empty' }
  | { readonly is: 'notConfigured' }
  /** The key is wrong, used up or not permitted: somebody must check the settings. */
  | { readonly is: 'unauthorised' }
  | { readonly is: 'rateLimited'; readonly retryAfterMs: number }
  /** The provider sent an invalid response. `what` names the kind of error, never content. */
  | { readonly is: 'badReply'; readonly what: string }
  | { readonly is: 'unreachable' };

export type SourceDocument = {
  /** Stable: a provider's document always has the same id. */
  readonly id: string;
  readonly source: SourceProvider;
  readonly kind: SourceKind;
  readonly title: string;
  /** The address that opens it for a person. */
  readonly url: string;
  readonly publisher: string;
  /** A day or a moment, ISO 8601. */
  readonly publishedAt?: string | undefined;
  readonly retrievedAt: string;
  readonly language?: string | undefined;
  readonly snippet?: string | undefined;
  readonly company?: CompanyIds | undefined;
  readonly filing?: Filing | undefined;
  readonly isSample: boolean;
};

export type Filing = {
  /** `사업보고서`, `10-K`. */
  readonly type: string;
  /** SEC's accession number or DART's rcept_no. */
  readonly number: string;
  /** The main document within the filing, if the list names it. */
  readonly file?: string | undefined;
  readonly periodEnd?: string | undefined;
  /** Corrects or completes an earlier filing. */
  readonly isAmendment: boolean;
};

export type SourceQuery = {
  readonly text?: string | undefined;
  readonly company?: CompanyIds | undefined;
  /** Days, inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly language?: 'ko' | 'en' | 'ja' | undefined;
  /** Only regular reports (annual, half, quarterly). */
  readonly periodicOnly?: boolean | undefined;
  /** Defaults to 20. */
  readonly limit?: number | undefined;
};

export type FetchedFile = {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};
/** The main document first, then its attachments. */
export type Fetched = { readonly document: SourceDocument; readonly files: readonly [FetchedFile, ...FetchedFile[]] };

export type CompanyQuery = {
  readonly name?: string | undefined;
  readonly ticker?: string | undefined;
  readonly homepage?: string | undefined;
};

/** Why a company is a candidate. */
export type MatchReason =
  | 'sameTicker'
  | 'sameDomain'
  | 'sameName'
  | 'sameNameInEnglish'
  | 'formerName'
  | 'nameBegins'
  | 'nameContains';

export type Candidate = {
  readonly company: CompanyIds;
  readonly source: SourceProvider;
  readonly reasons: readonly MatchReason[];
  /** Other spellings in the register. */
  readonly names: readonly string[];
  readonly country?: string | undefined;
  readonly isListed: boolean;
  readonly isSample: boolean;
};

export type CompanyProfile = {
  readonly company: CompanyIds;
  readonly description?: string | undefined;
  readonly industry?: string | undefined;
  readonly country?: string | undefined;
  readonly employees?: number | undefined;
  readonly sizeRange?: string | undefined;
  readonly type?: string | undefined;
  readonly founded?: number | undefined;
  readonly website?: string | undefined;
  readonly profileUrl?: string | undefined;
  readonly isSample: boolean;
};

export type ProfileQuery = {
  readonly name?: string | undefined;
  readonly website?: string | undefined;
  readonly industry?: string | undefined;
  readonly country?: string | undefined;
  readonly sizes?: readonly string[] | undefined;
  readonly types?: readonly string[] | undefined;
  readonly limit?: number | undefined;
};

export type FactsQuery = {
  readonly company: CompanyIds;
  /** Fiscal years, inclusive. */
  readonly fromYear: number;
  readonly toYear: number;
};

export type Source = {
  readonly name: SourceProvider;
  readonly kind: SourceKind;
  readonly isSample: boolean;
  search(query: SourceQuery): Promise<Outcome<readonly SourceDocument[]>>;
  fetch(document: SourceDocument): Promise<Outcome<Fetched>>;
  /** Makes one cheap call to test the key. */
  test(): Promise<Outcome<true>>;
  /** Registers: companies with this name. */
  companies?(query: CompanyQuery): Promise<Outcome<readonly Candidate[]>>;
  /** Statements as figures. */
  facts?(query: FactsQuery): Promise<Outcome<readonly Fact[]>>;
  /** Company databases. */
  profiles?(query: ProfileQuery): Promise<Outcome<readonly CompanyProfile[]>>;
};

/** The sources of one organization: with its own keys, the stage's, or samples if the stage has them. */
export type Sources = {
  of(tenant: string): Promise<Readonly<Record<SourceProvider, Source>>>;
  /** The real provider with a key that is not stored yet, to test it. */
  trial(source: SourceProvider, key: SourceKey): Promise<Source>;
};
