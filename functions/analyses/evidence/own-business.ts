// Selects statements about its business from a company's own report, for a comparison that found no better sentence.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { companyNames } from '../../engine/understand/names/company-names.ts';
import { quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { onOneOf } from '../room/report-subjects.ts';
import { isOwn } from './own.ts';
import { quotedOf } from './select-quotes.ts';
import { SUBJECTS } from './subjects.ts';

const saysBusiness = onOneOf('business');
const ofUnits = onOneOf('organisation');
const isOfUnits = (text: string): boolean => ofUnits.test(text);

export const ownBusiness = async (context: SectionContext, company: CompanyIds): Promise<Sentence | undefined> => {
  const isReported = company.name !== context.company?.name;
  const { passages } = await context.passages(isReported ? company.name : context.text('ask.whatCompanyDoes'));
  const own = passages.filter((one) => isOwn(company, one)).flatMap(quotable);
  const names = companyNames(company.name);
  // In a report of another company, only a sentence that opens with its name is surely about it.
  const opensOnName = (text: string) => names.some((name) => text.startsWith(name));
  const opens = (text: string) => !isReported || opensOnName(text);
  const found = own.find(({ text }) => opens(text) && (SUBJECTS.business.test(text) || saysBusiness.test(text)));
  if (found) return quotedOf(context, found);
  if (isReported) return undefined;
  const { blocks } = await context.build({ kind: 'ask', questions: ['whatCompanyDoes'], shape: 'text' });
  return blocks.flatMap(sentencesOf).find(({ text }) => opensOnName(text) && !isOfUnits(text));
};
