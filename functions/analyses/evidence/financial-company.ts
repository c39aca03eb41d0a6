// Decides whether a company is a bank, an insurer or a broker: by the lines of its statements, or by its name and
// business.
import { areFinancial } from '#shared/finance/tie-out/tie-out.ts';
import lexicon from '#shared/language/lexicon/financial-companies.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import { companyNames } from '../../engine/understand/names/company-names.ts';
import type { SectionContext } from '../builder.ts';
import { isOwn } from './own.ts';
import { latestFiled } from './statement-figures.ts';

const find = (id: 'name' | 'business') => compile({ ...lexicon[id], id, source: lexicon.source, not: [] });
const [inName, inBusiness] = [find('name'), find('business')];

/** A single word is not enough: a power bank and a food bank do not lend money. */
const FEWEST_WORDS = 2;

const lendsOrInsures = async (context: SectionContext, company: CompanyIds): Promise<boolean> => {
  const { passages } = await context.passages(context.text('ask.whatCompanyDoes'));
  const own = passages.filter((one) => isOwn(company, one)).map(({ chunk }) => chunk.text);
  const text = own.join('\n');
  return new Set(inBusiness(text).map(({ start, end }) => text.slice(start, end))).size >= FEWEST_WORDS;
};

export const isFinancialCompany = async (context: SectionContext, company: CompanyIds): Promise<boolean> => {
  const [latest] = await latestFiled(context, company);
  if (areFinancial(latest?.statements ?? [])) return true;
  const isNamed = companyNames(company.name).some((name) => inName(name).length > 0);
  return isNamed && lendsOrInsures(context, company);
};
