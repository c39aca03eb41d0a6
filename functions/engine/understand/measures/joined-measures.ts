// Finds measures of a question that narrow each other: 유형자산의 감가상각비 is neither 유형자산 nor all 감가상각비.
import joints from '#shared/language/lexicon/question-joints.json' with { type: 'json' };
import { namedMeasures } from './find-metrics.ts';
import type { Metric } from './metrics/metric.ts';

const NARROWS = new RegExp(`^\\s*(?:${joints.narrowing.join('|')})\\s*$`, 'iu');
/**
 * In a sentence, adjacent names are one thing; in a mere sequence of words they are a list: "revenue net income 2025".
 */
const SENTENCE = /^\s*(?:what|how|which)\b/iu;

const { before, behind } = joints.movement;
const MOVES_BEHIND = new RegExp(`^\\s*(?:의|の)?\\s*(?:${behind.join('|')})`, 'u');
const MOVES_BEFORE = new RegExp(`\\b(?:${before.join('|')})(?: \\([a-z]+\\))? in (?:the |its )?$`, 'iu');

/** Whether the question asks for the movement of the metric, not its balance: "매출채권의 증가", "increase in inventories". */
export const isMovementOf = (question: string, metric: Metric): boolean => {
  const plain = question.normalize('NFKC').toLowerCase();
  return namedMeasures(question)
    .filter((one) => one.metric === metric)
    .some(({ start, end }) => MOVES_BEHIND.test(plain.slice(end)) || MOVES_BEFORE.test(plain.slice(0, start)));
};

/** The other measures that narrow this one in the question. */
export const tiedMeasures = (question: string, metric: Metric): Metric[] => {
  const plain = question.normalize('NFKC').toLowerCase();
  const all = namedMeasures(question);
  return all.slice(1).flatMap((right, i) => {
    const left = all[i];
    if (!left || (left.metric !== metric && right.metric !== metric)) return [];
    const between = plain.slice(left.end, right.start);
    const isTied = NARROWS.test(between) || (between.trim() === '' && SENTENCE.test(question));
    return isTied ? [left.metric === metric ? right.metric : left.metric] : [];
  });
};
