// Finds the metrics that a question asks for: inputs of its ratios, those that it names, or those that it implies.
import type { Place } from '#shared/language/lexicon/lexicon.ts';
import { findTopic } from '../kinds/topics.ts';
import { blank } from '../words/blank.ts';
import { withoutReportKinds } from '../words/set-aside.ts';
import { compositeMetrics } from './composites.ts';
import { findMeasures, findMetrics, namedMeasures } from './find-metrics.ts';
import type { Metric } from './metrics/metric.ts';
import { metricsOf, type Ratio } from './ratios/ratio.ts';
import { isOnlyDenominator } from './ratios/share-of.ts';
import { metricsMeant, waysOfAskingIn } from './ways-of-asking.ts';

/** Removes measures inside a longer word of the topic, which are not asked for: 수익 in 수익 인식. */
const withoutTopicMeasures = (question: string): string => {
  const plain = question.normalize('NFKC');
  const places = findTopic(plain)?.words(plain) ?? [];
  const named = namedMeasures(plain);
  const isLonger = ({ start, end }: Place): boolean =>
    named.some((one) => start <= one.start && one.end <= end && end - start > one.end - one.start);
  return blank(plain, places.filter(isLonger));
};

const isInside = (a: Place, b: Place): boolean =>
  b.start <= a.start && a.end <= b.end && b.end - b.start > a.end - a.start;

/** Ways of asking that contain the name of another measure: "made before tax". */
const waysOverNames = (question: string): readonly Place[] => {
  const plain = question.normalize('NFKC');
  const ways = waysOfAskingIn(plain);
  const named = ways.length > 0 ? namedMeasures(plain) : [];
  return ways.filter((way) => named.some((one) => isInside(one, way)));
};

const measuresIn = (question: string): readonly Metric[] => {
  const ways = waysOverNames(question);
  const plain = ways.length > 0 ? blank(question.normalize('NFKC'), ways) : question;
  const named = findMeasures(withoutTopicMeasures(withoutReportKinds(plain)));
  return named.length > 0 && ways.length === 0 ? named : [...named, ...metricsMeant(question)];
};

/** The metrics of the question, those of its ratios first, with those of definitions beside it. */
export const metricsIn = (question: string, definitions: string, ratios: readonly Ratio[]): readonly Metric[] => {
  const composed = compositeMetrics(question);
  const parts = [...ratios.flatMap(metricsOf), ...composed];
  const whole = isOnlyDenominator(question) ? metricsMeant(question) : measuresIn(question);
  return [...new Set([...(parts.length > 0 ? parts : whole), ...findMetrics(definitions)])];
};
