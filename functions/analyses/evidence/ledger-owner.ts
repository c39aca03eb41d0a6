// Decides which company a list of customers belongs to: the one in its file name, or the only one with figures in the
// workspace.
import type { CompanyIds } from '#shared/model/fact.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { Ledger, SectionContext } from '../builder.ts';
import { figuresOf } from './figures-of.ts';
import { isOwn } from './own.ts';

/** True if the file name contains another company of the workspace. */
const namesAnother = async (context: SectionContext, company: CompanyIds, title: string): Promise<boolean> => {
  const { passages } = await context.passages(title);
  return passages.some(
    (passage) =>
      !isOwn(company, passage) &&
      companyNames(passage.chunk.context.company ?? '').some((name) => isNamedIn(name, title)),
  );
};

/**
 * A list does not name the seller. It belongs to the company if the file name contains its name, or contains no other
 * and the company has figures.
 */
export const isOfCompany = async (context: SectionContext, { sheets }: Ledger): Promise<boolean> => {
  const { company } = context;
  if (!company) return false;
  const title = sheets[0]?.rows[0]?.reference.title ?? '';
  if (isNamedIn(company.name, title)) return true;
  if (await namesAnother(context, company, title)) return false;
  return (await figuresOf(context, company, ['revenue'])).length > 0;
};
