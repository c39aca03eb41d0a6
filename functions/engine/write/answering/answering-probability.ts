// The probability that a line answers its question, from learned weights of its features; `npm run train -- --answers` fits it.
import { FEATURES, type Features } from './answering-features.ts';
import learned from './answering-weights.json' with { type: 'json' };

type Name = (typeof FEATURES)[number];
/** Features that count more together, and by the kind and language of the question. */
const PRODUCTS: readonly (readonly [Name, Name])[] = [
  ['isFigure', 'score'],
  ['isFigure', 'place'],
  ['isFigure', 'likeness'],
  ['isFigure', 'named'],
  ['isYesNo', 'named'],
  ['isYesNo', 'openOver'],
  ['likeness', 'isTicked'],
  ['isKorean', 'own'],
  ['isJapanese', 'own'],
  ['isKorean', 'named'],
  ['isJapanese', 'named'],
  ['isKorean', 'openOver'],
  ['isJapanese', 'openOver'],
  ['own', 'score'],
  ['named', 'score'],
  ['isForeign', 'translated'],
  ['isForeign', 'named'],
  ['isRow', 'isFigure'],
  ['isRow', 'hasWanted'],
  ['isStatement', 'own'],
  ['likenessRank', 'likeness'],
  ['namedRank', 'named'],
  ['hasMetric', 'isTicked'],
  ['isFigure', 'isTicked'],
  ['isList', 'isTicked'],
  ['isOfTopicAlone', 'isTicked'],
  ['hasPosition', 'isTicked'],
  ['isConcentration', 'isTicked'],
  ['hasRank', 'isTicked'],
  ['hasName', 'isTicked'],
  ['isYesNo', 'isTicked'],
  ['hasPeriod', 'isTicked'],
  ['entity', 'isTicked'],
  ['hasPosition', 'entity'],
  ['hasMetric', 'entity'],
  ['cause', 'isTicked'],
  ['cause', 'entity'],
  ['name', 'entity'],
];
export const INPUTS: readonly string[] = [...FEATURES, ...PRODUCTS.map((pair) => pair.join(' x '))];
export const inputsOf = (features: Features): number[] => [
  ...FEATURES.map((name) => features[name]),
  ...PRODUCTS.map(([a, b]) => features[a] * features[b]),
];

const WEIGHTS: readonly number[] = INPUTS.map((name) => new Map(Object.entries(learned.weights)).get(name) ?? 0);

export const probabilityOf = (features: Features): number => {
  const logit = inputsOf(features).reduce((sum, value, i) => sum + value * (WEIGHTS[i] ?? 0), learned.bias);
  return 1 / (1 + Math.exp(-logit));
};

/**
 * Below `keep` a ticked sentence loses its tick: below `keepWhole` one that states all that is asked for, below
 * `keepNamed` one for a yes-or-no question or a reason that explains every word, below `keepAlike` and `keepFar` one
 * that is only alike, below `keepSole` the one line that has all words; and below `keepRows` a table whose rows all
 * are, below `keepRowsOfAll` one whose rows have all words. From `give` on the best line has the tick where
 * nothing else does, from `giveWhole` on one that has all words of the question.
 */
export const {
  keep: KEEP,
  keepAlike: KEEP_ALIKE,
  keepFar: KEEP_FAR,
  keepNamed: KEEP_NAMED,
  keepRows: KEEP_ROWS,
  keepRowsOfAll: KEEP_ROWS_OF_ALL,
  keepSole: KEEP_SOLE,
  keepWhole: KEEP_WHOLE,
  give: GIVE,
  giveWhole: GIVE_WHOLE,
} = learned.thresholds;
