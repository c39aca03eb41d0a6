// `npm run train -- --subjects`: how well what sentences are about can be learned, scored on rooms left out. Nothing is
// written: analyses still choose by the words of the lexicon.
import { sigmoid } from './train/logistic.ts';
import { fitSparse, logitOf, type Sparse, type SparseModel } from './train/sparse-logistic.ts';
import { subjectFeatures } from './train/subject-features.ts';
import { type Labelled, labelledSentences } from './train/subject-sentences.ts';

const FOLDS = 5;
const PENALTY = 0.0005;
/** A term of fewer sentences teaches nothing about others. */
const FEWEST = 3;
const ODDS_FROM = [0.1, 0.2, 0.3, 0.4, 0.5];

type Example = { readonly one: Labelled; readonly parts: Sparse };

/** The examples with numbered features, and how many features there are. */
const numbered = (all: readonly Labelled[]) => {
  const read = all.map((one) => ({ one, parts: subjectFeatures(one) }));
  const names = read.flatMap(({ parts }) => parts.flatMap(({ features }) => features));
  const common = [...Map.groupBy(names, (name) => name)].filter(([, own]) => own.length >= FEWEST);
  const place = new Map(common.map(([name], n) => [name, n]));
  const examples = read.map(({ one, parts }) => ({
    one,
    parts: parts.map(({ features, value }) => ({ features: features.flatMap((name) => place.get(name) ?? []), value })),
  }));
  return { size: place.size, examples };
};

const fitted = (examples: readonly Example[], ids: readonly string[], size: number): SparseModel[] =>
  ids.map((id) => {
    const own = examples.map(({ one, parts }) => ({ parts, is: one.labels.includes(id) }));
    return fitSparse(own, { size, penalty: PENALTY });
  });

type Named = { readonly odds: number; readonly isRight: boolean };
type Judged = { readonly language: string; readonly named: readonly Named[] };

const judgedBy = (models: readonly SparseModel[], ids: readonly string[], { one, parts }: Example): Judged => ({
  language: one.language,
  named: models
    .map((model, n) => ({ odds: sigmoid(logitOf(model, parts)), isRight: one.labels.includes(ids[n] ?? '') }))
    .sort((a, b) => b.odds - a.odds),
});

const leftOut = (examples: readonly Example[], ids: readonly string[], size: number): Judged[] => {
  const rooms = [...new Set(examples.map(({ one }) => one.room))].sort();
  return Array.from({ length: FOLDS }, (_, fold) => {
    const left = new Set(rooms.filter((__, n) => n % FOLDS === fold));
    const known = examples.filter(({ one }) => !left.has(one.room));
    const models = fitted(known, ids, size);
    return examples
      .filter(({ one }) => left.has(one.room) && one.labels.length > 0)
      .map((example) => judgedBy(models, ids, example));
  }).flat();
};

const share = (all: readonly boolean[]): string => (all.filter(Boolean).length / Math.max(1, all.length)).toFixed(3);

export const trainSubjects = (): void => {
  const all = labelledSentences();
  const ids = [...new Set(all.flatMap(({ labels }) => labels))].sort();
  const { size, examples } = numbered(all);
  const judged = leftOut(examples, ids, size);
  console.log(`${all.length} sentences, ${size} features`);
  for (const [language, own] of Map.groupBy(judged, (one) => one.language))
    console.log(`${language}: the first is right ${share(own.map(({ named: [first] }) => first?.isRight === true))}`);
  for (const least of ODDS_FROM) {
    const named = judged.flatMap((one) => one.named.filter(({ odds }) => odds >= least));
    console.log(`from ${least} on: right ${share(named.map(({ isRight }) => isRight))} of ${named.length}`);
  }
};
