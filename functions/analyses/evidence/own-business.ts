// Selects statements about its business from a company's own report, for a comparison that found no better sentence.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import { quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { isOwn } from './own.ts';
import { quotedOf } from './select-quotes.ts';
import { SUBJECTS } from './subjects.ts';

export const ownBusiness = async (context: SectionContext, company: CompanyIds): Promise<Sentence | undefined> => {
  if (company.name !== context.company?.name) return undefined;
  const { passages } = await context.passages(context.text('ask.whatCompanyDoes'));
  const own = passages.filter((one) => isOwn(company, one)).flatMap(quotable);
  const found = own.find(({ text }) => SUBJECTS.business.test(text));
  return found && quotedOf(context, found);
};
