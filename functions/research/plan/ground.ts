// Compares what a question seems to name with what the documents found are about: companies are told from other words.
import type { Chunk } from '../../ports/index-port.ts';
import { phraseScore } from '../table/label-match.ts';
import { readTable } from '../table/read-table.ts';
import { companyNames, standsIn, withoutNames } from './company-names.ts';
import { contentWords } from './content-words.ts';
import { findQualifiers } from './find-qualifiers.ts';
import { phraseOf } from './phrase.ts';
import type { Plan } from './plan-type.ts';
import { asksWhy } from './question-words.ts';
import { withoutTopic } from './topics.ts';

const titleOf = ({ context: { section, document } }: Chunk): string => `${section?.split(' > ')[0] ?? ''} ${document}`;

/** Two letters of Korean or Japanese stand in many a longer name by chance. */
const isTelling = (entity: string): boolean => entity.length > 2;

const isAsked = (plan: Plan, names: readonly string[]): boolean =>
  names.some(
    (name) =>
      standsIn(name, plan.question) || plan.entities.some((entity) => isTelling(entity) && standsIn(entity, name)),
  );

const companiesAsked = (plan: Plan, chunks: readonly Chunk[]): string[] =>
  [...new Set(chunks.map(({ context }) => context.company))]
    .map(companyNames)
    .filter((names) => isAsked(plan, names))
    .flat();

/** The files of the companies that are asked for, by what they say of themselves or how they are called. */
export const filesAsked = (plan: Plan, chunks: readonly Chunk[]): string[] => {
  const own = new Set<string>();
  for (const { fileId, context } of chunks) {
    if (own.has(fileId)) continue;
    const isNamed = plan.entities.some((entity) => isTelling(entity) && standsIn(entity, context.document));
    if (isNamed || isAsked(plan, companyNames(context.company))) own.add(fileId);
  }
  return [...own];
};

const EXACT = 0.97;
/** A question that names the very label of a row asks for its figure, however it is put. */
const isRow = (phrase: string, chunks: readonly Chunk[]): boolean =>
  phrase !== '' &&
  chunks.some(
    (chunk) => chunk.kind === 'table' && readTable(chunk).rows.some(({ label }) => phraseScore(phrase, label) >= EXACT),
  );

const asFigure = (plan: Plan, names: readonly string[], chunks: readonly Chunk[]): Plan => {
  const phrase = phraseOf(plan.question, names);
  const isFigure =
    plan.kind === 'figure' ||
    (plan.kind === 'text' && !asksWhy(plan.question) && !plan.wanted && isRow(phrase, chunks));
  return {
    ...plan,
    kind: isFigure ? 'figure' : plan.kind,
    phrase,
    qualifiers: findQualifiers(plan.question, names),
  };
};

/** Guesses that a document bears; else the name by which it is called in the question. */
const entitiesOf = (plan: Plan, names: readonly string[]): readonly string[] => {
  const borne = plan.entities.filter((entity) => isTelling(entity) && names.some((name) => standsIn(entity, name)));
  const called = names.find((name) => standsIn(name, plan.question));
  if (borne.length > 0) return borne;
  return called === undefined ? plan.entities : [called];
};

/** A guessed name that no document bears is a word like others, which the answer must then speak of. */
export const ground = (plan: Plan, chunks: readonly Chunk[]): Plan => {
  const companies = companiesAsked(plan, chunks);
  const titled = plan.entities.filter(
    (entity) => isTelling(entity) && chunks.some((chunk) => standsIn(entity, titleOf(chunk))),
  );
  const names = [...new Set([...titled, ...companies])];
  const read = {
    ...asFigure(plan, names.length > 0 ? names : plan.entities, chunks),
    entities: entitiesOf(plan, names),
  };
  if (plan.kind === 'figure' && plan.metrics.length > 0)
    return { ...read, names: [...new Set([...plan.entities, ...companies])] };
  return { ...read, names, words: contentWords(withoutNames(withoutTopic(plan.topic, plan.question), names, ' '), []) };
};
