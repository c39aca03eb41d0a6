// Detects what a sentence changes in repeating its source: a year, a direction, a measure, or a negation.
import { movesIn } from '#shared/language/lexicon/direction.ts';
import { negationsIn } from '#shared/language/lexicon/negation.ts';
import type { Finding } from '#shared/report/blocks.ts';
import type { Cited } from '../evidence.ts';
import { findMetrics } from '../understand/measures/find-metrics.ts';
import { unwrapped } from './clauses.ts';
import { type Repetition, repetitionOf } from './repetition.ts';

/** Years that the source has in another place; years that it lacks are found separately. */
const swappedYears = ({ years }: Repetition, given: ReadonlySet<string | undefined>): Finding[] =>
  years
    .filter(([stated, found]) => stated.key !== found.key && given.has(stated.key))
    .map(([stated, found]) => ({ code: 'periodDiffers', about: stated.text, instead: found.text }));

const wayOf = (text: string): string | undefined => {
  const [way, ...others] = new Set(movesIn(text).map((one) => one.way));
  return others.length === 0 ? way : undefined;
};

const turned = ({ changes }: Repetition): Finding[] =>
  changes.flatMap(([own, source]): Finding[] => {
    const [stated, given] = [wayOf(own), wayOf(source)];
    return stated && given && stated !== given ? [{ code: 'directionDiffers', about: own.trim() }] : [];
  });

const otherMeasures = ({ changes, source }: Repetition): Finding[] => {
  const given = findMetrics(source);
  return changes.flatMap(([own, instead]): Finding[] => {
    const isOther = findMetrics(instead).length > 0 && findMetrics(own).some((metric) => !given.includes(metric));
    return isOther ? [{ code: 'measureDiffers', about: own.trim(), instead: instead.trim() }] : [];
  });
};

const denied = ({ own, source }: Repetition): Finding[] =>
  negationsIn(own).length % 2 === negationsIn(source).length % 2 ? [] : [{ code: 'negationDiffers', about: own }];

const inQuote = (text: string, quote: string): Finding[] => {
  const repetition = repetitionOf(text, quote);
  if (!repetition || (repetition.changes.length === 0 && repetition.years.length === 0)) return [];
  const given = new Set(repetition.years.map(([, { key }]) => key));
  return [
    ...swappedYears(repetition, given),
    ...turned(repetition),
    ...otherMeasures(repetition),
    ...denied(repetition),
  ];
};

export const changedWords = (text: string, cited: readonly Cited[]): Finding[] =>
  cited.flatMap(({ chunk, quote }) => (chunk.kind === 'prose' ? inQuote(text, unwrapped(quote)) : []));
