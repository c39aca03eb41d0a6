// Finds the companies of documents that a question names, and the documents of each.
import type { Chunk } from '../../../ports/search-index.ts';
import type { Plan } from '../plan-type.ts';
import { calledAs, companyNames, documentNames, isCalled, isNamedIn, isTelling } from './company-names.ts';

const isAnyNamed = (plan: Plan, names: readonly string[]): boolean =>
  names.some(
    (name) =>
      isCalled(name, plan.question) || plan.entities.some((entity) => isTelling(entity) && isNamedIn(entity, name)),
  );

export const namedCompanies = (plan: Plan, chunks: readonly Chunk[]): string[] =>
  [...new Set(chunks.map(({ context }) => context.company))]
    .map(companyNames)
    .filter((names) => isAnyNamed(plan, names))
    .flat();

/**
 * One name for each company that the question names, as the question writes it: "Acme plc" and "Acme plc." are one
 * company.
 */
export const calledByName = (plan: Plan, chunks: readonly Chunk[]): string[] => [
  ...new Set(
    [...new Set(chunks.map(({ context }) => context.company))].flatMap((company) =>
      companyNames(company)
        .flatMap((name) => calledAs(name, plan.question) ?? [])
        .sort((a, b) => b.length - a.length)
        .slice(0, 1),
    ),
  ),
];

/** Whether a document states the name as its company or has it in its own name. */
const hasName = ({ context: { company, document } }: Chunk, name: string): boolean =>
  companyNames(company).some((own) => isNamedIn(name, own)) || (isTelling(name) && isNamedIn(name, document));

/** Splits "Alder and Birch" if a document is about one of them and none is about both. */
export const apart = (entity: string, chunks: readonly Chunk[]): readonly string[] => {
  const parts = entity.split(/\s+and\s+/i);
  const isBorne = (name: string): boolean => chunks.some((chunk) => hasName(chunk, name));
  return parts.length > 1 && !isBorne(entity) && parts.some(isBorne) ? parts : [entity];
};

/** The files of the requested companies, by the company that they state or the name of the file. */
export const filesOfCompanies = (plan: Plan, chunks: readonly Chunk[]): string[] => {
  const own = new Set<string>();
  for (const { fileId, context } of chunks) {
    if (own.has(fileId)) continue;
    const isNamed = plan.entities.some((entity) => isTelling(entity) && isNamedIn(entity, context.document));
    const names = [...companyNames(context.company), ...documentNames(context.document).filter(isTelling)];
    if (isNamed || isAnyNamed(plan, names)) own.add(fileId);
  }
  return [...own];
};

/** The documents of the requested companies; all documents if none match. */
export const ownOf = (plan: Plan, entities: readonly string[], chunks: readonly Chunk[]): readonly Chunk[] => {
  const files = new Set(filesOfCompanies({ ...plan, entities }, chunks));
  return files.size > 0 ? chunks.filter(({ fileId }) => files.has(fileId)) : chunks;
};

/** The guessed names that documents confirm, or else the name that the question uses. */
export const entitiesOf = (plan: Plan, names: readonly string[], called: readonly string[]): readonly string[] => {
  if (called.length > 1)
    return [
      ...called,
      ...plan.entities.filter(
        (one) => ![...called, ...names].some((name) => isNamedIn(one, name) || isNamedIn(name, one)),
      ),
    ];
  const borne = plan.entities.filter((entity) => isTelling(entity) && names.some((name) => isNamedIn(entity, name)));
  const byName = names.find((name) => isCalled(name, plan.question));
  // A guess may be only the last word of the name: "NORTHWAY FREIGHT SYSTEMS의 …".
  const whole = (entity: string) =>
    names.find((name) => name.length > entity.length && isNamedIn(entity, name) && isNamedIn(name, plan.question));
  if (borne.length > 0) return [...new Set(borne.map((entity) => whole(entity) ?? entity))];
  return byName === undefined ? plan.entities : [byName];
};
