// Detects questions for the results of a business and nothing else, which headline figures answer.
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/result-requests.json' with { type: 'json' };
import { blank } from '../words/blank.ts';
import { contentWords } from '../words/content-words.ts';
import { namedMeasures } from './find-metrics.ts';
import type { Metric } from './metrics/metric.ts';
import { METRICS } from './metrics.ts';

const { source, requests } = lexicon;
const REQUESTS = requests.map(({ metrics, ...words }) => ({
  find: compile({ source, ...words }),
  metrics: metrics.flatMap((name): Metric[] => METRICS.filter(({ id }) => id === name)),
}));

const placesIn = (plain: string): readonly Place[] => REQUESTS.flatMap(({ find }) => find(plain));

/** Removes the words of the request, which no row label contains. */
export const withoutResultRequest = (question: string): string => {
  const plain = question.normalize('NFKC');
  return blank(plain, placesIn(plain));
};

/** Whether a measure is named outside the request: 순이익 is one, a taxonomy's line "Profit" within the request is not. */
const namesMore = (plain: string, places: readonly Place[]): boolean =>
  namedMeasures(plain).some((one) => !places.some(({ start, end }) => start <= one.start && one.end <= end));

export const asksForResults = (question: string, names: readonly string[]): boolean => {
  const plain = question.normalize('NFKC');
  const places = placesIn(plain);
  if (places.length === 0 || namesMore(plain, places)) return false;
  return contentWords(blank(plain, places), names).length === 0;
};

/** The headline metrics; empty if the question asks for more or for something else. */
export const resultMetrics = (question: string, names: readonly string[]): readonly Metric[] => {
  if (!asksForResults(question, names)) return [];
  const plain = question.normalize('NFKC');
  return REQUESTS.find(({ find }) => find(plain).length > 0)?.metrics ?? [];
};
