// Decides whether a passage or sentence is about a company: a figure of another company is worse than none.
import type { CompanyIds } from '#shared/model/fact.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { ChunkContext } from '../../ports/search-index.ts';

type WithContext = { readonly chunk: { readonly context: Pick<ChunkContext, 'company' | 'document'> } };

/** True if the document is the company's own, by its stated company or its title. */
export const isOwn = ({ name }: Pick<CompanyIds, 'name'>, { chunk }: WithContext): boolean => {
  const { company, document } = chunk.context;
  const own = companyNames(company);
  return companyNames(name).some(
    (one) => isNamedIn(one, document) || own.some((other) => isNamedIn(one, other) || isNamedIn(other, one)),
  );
};

export const speaksOfCompany = (
  company: CompanyIds,
  { passage, text }: { passage: WithContext; text: string },
): boolean => isOwn(company, passage) || companyNames(company.name).some((one) => isNamedIn(one, text));
