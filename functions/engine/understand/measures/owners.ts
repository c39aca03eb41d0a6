// Detects possessives of people, 직원의 정년, 従業員の定年, "employees' pensions", which do not ask for a headcount.
import owners from '#shared/language/lexicon/owners.json' with { type: 'json' };
import { namedMeasures } from './find-metrics.ts';
import type { Metric } from './metrics/metric.ts';

const OF_NUMBER = owners.numbers.join('|');
const OWNS = new RegExp(`^(?:${owners.genitives.join('|')})\\s?(?!${OF_NUMBER})\\p{L}`, 'iu');

/** Whether every mention of the employees is followed by something that they own. */
export const isOwner = (question: string, metric: Metric): boolean => {
  if (metric.id !== 'employees') return false;
  const plain = question.normalize('NFKC');
  const places = namedMeasures(plain).filter((one) => one.metric.id === metric.id);
  return places.length > 0 && places.every(({ end }) => OWNS.test(plain.slice(end)));
};
