// Lists the companies whose own documents are among the evidence.
import type { CompanyIds } from '#shared/model/fact.ts';
import { isNamedIn } from '../../engine/understand/names/company-names.ts';
import { withoutLegalForm } from '../../engine/understand/names/find-entities.ts';
import type { SectionContext } from '../builder.ts';

const MAX_COMPANIES = 12;

export const companiesOfDocuments = async (
  context: SectionContext,
  questions: readonly string[],
): Promise<readonly CompanyIds[]> => {
  const names = new Set<string>();
  for (const key of questions)
    for (const { chunk } of (await context.passages(context.textOf('ask', key))).passages)
      if (chunk.context.company) names.add(withoutLegalForm(chunk.context.company));
  const isShort = (name: string) => [...names].some((one) => one !== name && isNamedIn(name, one));
  return [...names]
    .filter((name) => !isShort(name))
    .slice(0, MAX_COMPANIES)
    .map((name) => ({ name }));
};
