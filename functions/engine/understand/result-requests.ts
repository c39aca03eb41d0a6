// Questions for the results of a business and nothing else: the headline figures of the income statement answer them.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/result-requests.json' with { type: 'json' };
import { blank } from './blank.ts';
import { contentWords } from './content-words.ts';
import type { Metric } from './metrics/metric.ts';
import { METRICS } from './metrics.ts';

const requestsIn = compile(lexicon);
const HEADLINES: readonly Metric[] = lexicon.metrics.flatMap((name) => METRICS.find(({ id }) => id === name) ?? []);

/** Which figures answer says the request itself: no label has its words. */
export const withoutResultRequest = (question: string): string => {
  const plain = question.normalize('NFKC');
  return blank(plain, requestsIn(plain));
};

export const asksForResults = (question: string, names: readonly string[]): boolean => {
  const rest = withoutResultRequest(question);
  return rest !== question.normalize('NFKC') && contentWords(rest, names).length === 0;
};

/** None where the question asks for more, or for something else. */
export const resultMetrics = (question: string, names: readonly string[]): readonly Metric[] =>
  asksForResults(question, names) ? HEADLINES : [];
