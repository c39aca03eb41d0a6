// Compares what a question seems to name with what the documents found are about: companies are told from other words.
import type { Chunk } from '../../ports/index-port.ts';
import { compact, companyNames, standsIn } from './company-names.ts';
import { contentWords } from './content-words.ts';
import type { Plan } from './plan-type.ts';
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

/** A guessed name that no document bears is a word like others, which the answer must then speak of. */
export const ground = (plan: Plan, chunks: readonly Chunk[]): Plan => {
  const companies = companiesAsked(plan, chunks);
  const titled = plan.entities.filter(
    (entity) => isTelling(entity) && chunks.some((chunk) => standsIn(entity, titleOf(chunk))),
  );
  const names = [...new Set([...titled, ...companies])];
  if (plan.kind === 'figure' && plan.metrics.length > 0)
    return { ...plan, names: [...new Set([...plan.entities, ...companies])] };
  const bare = names.reduce(
    (text, name) => (compact(name).length > 1 ? text.replaceAll(new RegExp(escaped(name), 'giu'), ' ') : text),
    withoutTopic(plan.topic, plan.question),
  );
  return { ...plan, names, words: contentWords(bare, []) };
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
