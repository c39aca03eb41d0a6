// Colloquial phrases for metrics, which no statement prints.
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import ways from '#shared/language/lexicon/ways-of-asking.json' with { type: 'json' };
import { terms } from '../../terms.ts';
import { findDirection } from '../kinds/directions.ts';
import { findRank } from '../kinds/find-rank.ts';
import type { Metric } from './metrics/metric.ts';
import { METRICS } from './metrics.ts';

const WAYS = Object.entries(ways.metrics).map(
  ([id, words]) => ({ id, find: compile({ id, source: ways.source, ...words }) }) as const,
);
const MAX_WAY_LENGTH = 24;
/** Words for shares, whose number may be asked for instead of an amount. */
const sharesIn = compile({ id: 'shares', source: ways.source, ...ways.shares });

/** The places of such phrases, which contain no qualifiers unless many words are in between. */
export const waysOfAskingIn = (question: string): readonly Place[] =>
  WAYS.flatMap(({ find }) => find(question)).filter(({ start, end }) => end - start <= MAX_WAY_LENGTH);

const withoutEndings = (words: readonly string[]): string[] => words.map((word) => word.replace(/\*$/u, ''));
const STEMS = Object.entries(ways.metrics).map(([id, { ko, en, ja, not }]) => ({
  id,
  find: compile({
    id,
    source: ways.source,
    ko: withoutEndings(ko),
    en: withoutEndings(en),
    ja: withoutEndings(ja),
    not,
  }),
}));

/** Where a text uses such a phrase for one of the metrics, up to the verb ending. */
export const placesMeaning = (ids: readonly string[], text: string): readonly Place[] =>
  STEMS.filter(({ id }) => ids.includes(id)).flatMap(({ find }) => find(text));

/** The metrics that a phrase of the question means, unless the question names a figure. */
export const metricsMeant = (question: string): Metric[] => {
  const plain = question.normalize('NFKC');
  // The highest of several follows from the table that lists them.
  if (sharesIn(plain).length > 0 || findRank(plain)) return [];
  const moved = findDirection(plain)?.pair.of;
  const ids = [...WAYS.filter(({ find }) => find(plain).length > 0).map(({ id }) => id), ...(moved ? [moved] : [])];
  return METRICS.filter(({ id }) => ids.includes(id));
};

const OF_SPEAKER = /^we /;
/** Verbs by which reports state a metric ("we employ"): "how many people does Acme employ" asks for no further part. */
export const verbsMeaning = (question: string): ReadonlySet<string> =>
  new Set(
    metricsMeant(question).flatMap(({ labels }) =>
      labels.en.filter((label) => OF_SPEAKER.test(label)).flatMap((label) => terms(label.replace(OF_SPEAKER, ''))),
    ),
  );
