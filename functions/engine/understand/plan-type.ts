// The plan type: what a question asks for, as far as rules can tell.
import type { Language, Source } from '#shared/model/enums.ts';
import type { Wanted } from './kinds/answer-type.ts';
import type { Rank } from './kinds/find-rank.ts';
import type { Position } from './kinds/positions.ts';
import type { Topic } from './kinds/topics.ts';
import type { Metric, Statement } from './measures/metrics/metric.ts';
import type { Ratio } from './measures/ratios/ratio.ts';
import type { NamedDocuments } from './names/named-documents.ts';
import type { NamedThings } from './names/named-things.ts';
import type { WhichPeriod } from './periods/which-period.ts';

type Basis = 'consolidated' | 'separate';

/** A figure that the workspace's documents state as a fact, with where it is. */
export type KnownFact = {
  readonly metric: string;
  readonly label: string;
  readonly period: string;
  readonly value: number;
  /** Half of the last printed place. */
  readonly half: number;
  readonly unit?: string | undefined;
  readonly basis?: Basis;
  readonly shown: string;
  readonly company: string;
  readonly document: string;
  readonly chunkId: string;
  readonly start: number;
  readonly end: number;
  /** The question asks for this very figure; else it serves the check alone. */
  readonly answers: boolean;
  /** What earlier documents gave for it, the latest first. */
  readonly restates: readonly { readonly shown: string; readonly document: string }[];
};

export type Plan = {
  /** The question as it is searched: a follow-up with what it leaves unsaid. */
  readonly question: string;
  /** Of the answer. */
  readonly language: Language;
  readonly kind: 'figure' | 'list' | 'text';
  /** Company names, without legal form. */
  readonly entities: readonly string[];
  /** All names by which the documents at hand call the companies asked for; the entities until documents are seen. */
  readonly names: readonly string[];
  /** Normalised, in the order asked; none means the newest. */
  readonly periods: readonly string[];
  /** The year that is asked for, as its distance from the newest one of the documents: "the year before". */
  readonly yearsBefore?: number | undefined;
  readonly metrics: readonly Metric[];
  /** To be computed from the metrics. */
  readonly ratios: readonly Ratio[];
  /** Named by the question itself as the place to look in. */
  readonly statements: readonly Statement[];
  /** undefined: not said, and consolidated goes first. */
  readonly basis: Basis | undefined;
  readonly sources: readonly Source[];
  /** Search terms without question words. */
  readonly terms: readonly string[];
  /** Terms of the metrics' labels in the other languages, so that a question finds a source in another language. */
  readonly expansions: readonly string[];
  /** Terms that say what is asked beyond company, period and question words. */
  readonly focus: readonly string[];
  /** What is asked for as a row of a table might be headed, letters and digits alone; empty where too little is left. */
  readonly phrase: string;
  /** The same word for word: with the words of basis, time and unit that a label may hold too. */
  readonly wording: string;
  /** Words that narrow the metric down: segment, product, kind. */
  readonly qualifiers: readonly string[];
  /** What report sections are about, if the question names it. */
  readonly topic: Topic | undefined;
  /** Words of content beside company, period, metric and topic: an answer in prose must speak of them. */
  readonly words: readonly string[];
  readonly wanted: Wanted | undefined;
  /** The share of the largest customers is asked for. */
  readonly isConcentration?: boolean;
  /** Whose holder is asked for. */
  readonly position?: Position | undefined;
  /** Which of several is highest or lowest, if that is asked. */
  readonly rank?: Rank | undefined;
  /** It is asked in which period something was so. */
  readonly whichPeriod?: WhichPeriod | undefined;
  /** A yes/no question without what it holds a figure against: a limit, or profit or loss. */
  readonly withoutComparison?: string | undefined;
  /** Which of several things of one kind is asked for: one site, one product, one plan. */
  readonly things?: NamedThings | undefined;
  /** The documents that the question calls by their kind: the interview, the minutes. */
  readonly documents?: NamedDocuments | undefined;
  /** Words of the sides that the question gives to choose from: an answer may have those of one alone. */
  readonly choice?: readonly (readonly string[])[] | undefined;
  /** What is known of the metrics in the periods, once the documents have been looked at. */
  readonly facts: readonly KnownFact[];
};

export type QuestionInput = {
  readonly query: string;
  readonly history: readonly string[];
  readonly language?: Language | undefined;
  readonly sources: readonly Source[];
  readonly now: number;
};
