// Maps a taxonomy's concept to the product's metric (metric-concepts.json).
import type { Fact } from '#shared/model/fact.ts';
import data from './metric-concepts.json' with { type: 'json' };

/** If the same account is in several statements, the first of these is quoted. */
const STATEMENTS = ['IS', 'CIS', 'BS', 'CF'];

type Meaning = { readonly metric: string; readonly isInstant: boolean; readonly rank: number };
const MEANING = new Map<string, Meaning>(
  data.metrics.flatMap(({ metric, isInstant, concepts }) =>
    concepts.map((name, rank) => [name, { metric, isInstant, rank }] as const),
  ),
);

/** DART joins prefix and name with an underscore, the others with a colon. A lower rank is more trusted. */
export const meaningOfConcept = (concept: string, isInstant: boolean): Meaning | undefined => {
  const meaning = MEANING.get(concept.replace(/^([a-z-]+)_(?!cor:)/, '$1:'));
  return meaning && meaning.isInstant === isInstant ? meaning : undefined;
};

const meaningOf = ({ concept, period }: Fact): Meaning | undefined =>
  meaningOfConcept(concept, period.kind === 'instant');

const rankOf = (fact: Fact, { rank }: Meaning): number => rank * 10 + STATEMENTS.indexOf(fact.statement ?? 'IS');

const placeOf = ({ period, unit, basis }: Fact, { metric }: Meaning): string =>
  [metric, period.start ?? '', period.end, unit, basis].join('|');

/** Assigns metrics to facts: one fact per period, unit and basis, however often it is tagged. */
export const withMetrics = (facts: readonly Fact[]): Fact[] => {
  const best = new Map<string, { readonly fact: Fact; readonly rank: number }>();
  for (const fact of facts) {
    const meaning = meaningOf(fact);
    if (!meaning) continue;
    const place = placeOf(fact, meaning);
    const rank = rankOf(fact, meaning);
    if (rank < (best.get(place)?.rank ?? Number.POSITIVE_INFINITY)) best.set(place, { fact, rank });
  }
  return facts.map((fact) => {
    const meaning = meaningOf(fact);
    return meaning && best.get(placeOf(fact, meaning))?.fact === fact ? { ...fact, metric: meaning.metric } : fact;
  });
};
