// The names by which papers call the company of a report, which a person may have entered in another language.
import { companyNames } from '../../engine/understand/names/company-names.ts';
import type { SectionContext } from '../builder.ts';
import { once } from '../readings/once.ts';
import { isOwn } from './own.ts';

const SUBJECTS = ['results', 'business'];

export const ownNames = once(async (context): Promise<readonly string[]> => {
  const { company } = context;
  if (!company) return [];
  const own = (await context.room(SUBJECTS)).filter((one) => isOwn(company, one));
  const stated = own.flatMap(({ chunk }) => chunk.context.company ?? []);
  return [...new Set([company.name, ...stated].flatMap(companyNames))];
});

/** The names of a company of a comparison: all that are known of the company of the report. */
export const namesFor = async (context: SectionContext, name: string): Promise<readonly string[]> =>
  name === context.company?.name ? ownNames(context) : companyNames(name);
