// What a question asks for, as far as rules can tell.
import type { Language, Source } from '#shared/model/enums.ts';
import type { Metric, Statement } from './metrics.ts';
import type { Ratio } from './ratios.ts';
import type { Topic } from './topics.ts';
import type { Wanted } from './wants.ts';

type Basis = 'consolidated' | 'separate';

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
  /** Words that narrow the metric down: segment, product, kind. */
  readonly qualifiers: readonly string[];
  /** What report sections are about, if the question names it. */
  readonly topic: Topic | undefined;
  /** Words of content beside company, period, metric and topic: an answer in prose must speak of them. */
  readonly words: readonly string[];
  readonly wanted: Wanted | undefined;
};

export type Asked = {
  readonly query: string;
  readonly history: readonly string[];
  readonly language?: Language | undefined;
  readonly sources: readonly Source[];
  readonly now: number;
};
