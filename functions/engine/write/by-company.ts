// Answers a question that names several companies, for each from its own documents.
import contrast from '#shared/language/lexicon/contrast.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Passage } from '../evidence.ts';
import { companyNames, isNamedIn, isTelling } from '../understand/names/company-names.ts';
import type { Plan } from '../understand/plan-type.ts';
import type { Writing } from './writer.ts';

const isOf = (entity: string, company: string | undefined): boolean =>
  companyNames(company).some((name) => isNamedIn(entity, name) || isNamedIn(name, entity));

/** A document that states no company belongs to the company in its file name. */
const isAbout = (entity: string, { chunk: { context } }: Passage): boolean =>
  isOf(entity, context.company) || (context.company === undefined && isNamedIn(entity, context.document));

const ofOne = (plan: Plan, entity: string, passages: readonly Passage[]): Plan => {
  const own = passages.flatMap(({ chunk }) => companyNames(chunk.context.company));
  return {
    ...plan,
    entities: [entity],
    names: [...new Set([entity, ...own])],
    facts: plan.facts.filter(({ company }) => isOf(entity, company)),
  };
};

/** In a comparison, a company that no document mentions is kept, so that the answer reports it as missing. */
const comparesIn = compile(contrast.compares);

/** Returns one writing per company that has documents, or the given writing if the question concerns one company. */
export const eachCompany = (writing: Writing): readonly Writing[] => {
  const { plan, passages } = writing;
  const each = plan.entities.filter(isTelling).map((entity) => {
    const own = passages.filter((passage) => isAbout(entity, passage));
    return { ...writing, plan: ofOne(plan, entity, own), passages: own };
  });
  const about = each.filter((one) => one.passages.length > 0);
  const companies = new Set(about.map((one) => one.passages[0]?.chunk.context.company));
  if (companies.size > 0 && each.length > about.length && comparesIn(plan.question).length > 0) return each;
  return companies.size > 1 ? about : [writing];
};
