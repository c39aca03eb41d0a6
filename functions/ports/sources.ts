// External sources behind one type. A provider's failure is an outcome, never an exception.
import type { CompanyIds, Fact } from '#shared/model/fact.ts';
import type { SourceKey, SourceKind, SourceProvider } from '#shared/model/source.ts';

export type Outcome<T> =
  | { readonly is: 'ok'; readonly value: T }
  /** The provider knows nothing of it. */
  | { readonly is: 'empty' }
  | { readonly is: 'notConfigured' }
  /** The key is wrong, used up or not allowed: somebody must look at the settings. */
  | { readonly is: 'unauthorised' }
  | { readonly is: 'rateLimited'; readonly retryAfterMs: number }
  /** It answered with something that is not an answer. `what` names the kind of fault, never content. */
  | { readonly is: 'badReply'; readonly what: string }
  | { readonly is: 'unreachable' };

export type SourceDocument = {
  /** Stable: the same document of a provider always has the same id. */
  readonly id: string;
  readonly source: SourceProvider;
  readonly kind: SourceKind;
  readonly title: string;
  /** Opens it for a person. */
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
  /** The main document within the filing, where the list names it. */
  readonly file?: string | undefined;
  readonly periodEnd?: string | undefined;
  /** Corrects or completes an earlier one. */
  readonly isAmendment: boolean;
};

export type SourceQuery = {
  readonly text?: string | undefined;
  readonly company?: CompanyIds | undefined;
  /** Days, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly language?: 'ko' | 'en' | 'ja' | undefined;
  /** Only regular reports (annual, half, quarterly). */
  readonly periodicOnly?: boolean | undefined;
  /** 20 where it says nothing. */
  readonly limit?: number | undefined;
};

export type FetchedFile = {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};
/** The main document first, then what was filed with it. */
export type Fetched = { readonly document: SourceDocument; readonly files: readonly [FetchedFile, ...FetchedFile[]] };

export type CompanyQuery = {
  readonly name?: string | undefined;
  readonly ticker?: string | undefined;
  readonly homepage?: string | undefined;
};

/** Why a company is among the candidates. */
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
  /** Other spellings that the register gives. */
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
  /** Fiscal years, both included. */
  readonly fromYear: number;
  readonly toYear: number;
};

export type Source = {
  readonly name: SourceProvider;
  readonly kind: SourceKind;
  readonly isSample: boolean;
  search(query: SourceQuery): Promise<Outcome<readonly SourceDocument[]>>;
  fetch(document: SourceDocument): Promise<Outcome<Fetched>>;
  /** One cheap call that tells whether the key works. */
  test(): Promise<Outcome<true>>;
  /** Registers: the companies of that name. */
  companies?(query: CompanyQuery): Promise<Outcome<readonly Candidate[]>>;
  /** Statements as figures. */
  facts?(query: FactsQuery): Promise<Outcome<readonly Fact[]>>;
  /** Company databases. */
  profiles?(query: ProfileQuery): Promise<Outcome<readonly CompanyProfile[]>>;
};

/** The sources of one organization: with its own keys, the stage's, or, where the stage has them, samples. */
export type Sources = {
  of(tenant: string): Promise<Readonly<Record<SourceProvider, Source>>>;
  /** The real provider with a key that is not stored yet, to try it. */
  trial(source: SourceProvider, key: SourceKey): Promise<Source>;
};
