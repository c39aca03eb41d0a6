// The plan type: what a question asks for, as determined by rules.
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

/** A figure from a document of the workspace, with its place. */
export type KnownFact = {
  readonly metric: string;
  readonly label: string;
  readonly period: string;
  readonly value: number;
  /** Half a unit of the last printed digit. */
  readonly half: number;
  readonly unit?: string | undefined;
  readonly basis?: Basis;
  readonly shown: string;
  readonly company: string;
  readonly document: string;
  readonly chunkId: string;
  readonly start: number;
  readonly end: number;
  /** The question asks for this figure; otherwise it only serves to check the answer. */
  readonly answers: boolean;
  /** The figure in earlier documents, latest first. */
  readonly restates: readonly { readonly shown: string; readonly document: string }[];
};

export type Plan = {
  /** The question as it is searched; a follow-up is completed from earlier questions. */
  readonly question: string;
  /** The question as typed, with words that only request an answer: "알려 주십시오". */
  readonly query?: string;
  /** The language of the answer. */
  readonly language: Language;
  readonly kind: 'figure' | 'list' | 'text';
  /** Company names, without legal form. */
  readonly entities: readonly string[];
  /** All names of the requested companies in the documents; equal to `entities` until documents are read. */
  readonly names: readonly string[];
  /** Normalized, in the order of the question; empty means the newest. */
  readonly periods: readonly string[];
  /** The year of the documents that "last year" or "this year" was read as, because they end before it. */
  readonly assumedYear?: string | undefined;
  /** The distance of the requested year from the newest one in the documents: "the year before". */
  readonly yearsBefore?: number | undefined;
  readonly metrics: readonly Metric[];
  /** Ratios to compute from the metrics. */
  readonly ratios: readonly Ratio[];
  /** The statements that the question names as the place to look. */
  readonly statements: readonly Statement[];
  /** `undefined` if the question does not specify it; consolidated figures are then preferred. */
  readonly basis: Basis | undefined;
  readonly sources: readonly Source[];
  /** Search terms without question words. */
  readonly terms: readonly string[];
  /** Terms of the metrics' labels in the other languages, so that a question finds a source in another language. */
  readonly expansions: readonly string[];
  /** Terms of the question other than company, period and question words. */
  readonly focus: readonly string[];
  /** What is asked for as a row label might print it, as letters and digits only; empty if too little is left. */
  readonly phrase: string;
  /** Like `phrase`, with the words of basis, time and unit that a label may contain. */
  readonly wording: string;
  /** Words that narrow the metric down: segment, product, kind. */
  readonly qualifiers: readonly string[];
  /** The subject of report sections that the question names. */
  readonly topic: Topic | undefined;
  /** Content words other than company, period, metric and topic: an answer in prose must contain them. */
  readonly words: readonly string[];
  readonly wanted: Wanted | undefined;
  /** The question asks for the share of the largest customers. */
  readonly isConcentration?: boolean;
  /** The position whose holder is asked for. */
  readonly position?: Position | undefined;
  /** Which of several is asked for: the highest or the lowest. */
  readonly rank?: Rank | undefined;
  /** The question asks in which period something was the case. */
  readonly whichPeriod?: WhichPeriod | undefined;
  /** A yes/no question without what it compares a figure with: a limit, profit or loss. */
  readonly withoutComparison?: string | undefined;
  /** Which of several things of one kind is asked for: one site, one product, one plan. */
  readonly things?: NamedThings | undefined;
  /** The documents that the question refers to by kind: the interview, the minutes. */
  readonly documents?: NamedDocuments | undefined;
  /** The words of each option of the question; an answer may contain those of only one. */
  readonly choice?: readonly (readonly string[])[] | undefined;
  /** Known figures of the metrics in the periods, available after the documents are read. */
  readonly facts: readonly KnownFact[];
};

export type QuestionInput = {
  readonly query: string;
  readonly history: readonly string[];
  readonly language?: Language | undefined;
  readonly sources: readonly Source[];
  readonly now: number;
};
