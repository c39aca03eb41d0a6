// Reads market data of a company's shares from the organization's database: price, share count, beta and estimates.
import type { CompanyIds, Fact } from '#shared/model/fact.ts';
import { registerOf } from '#shared/model/registers.ts';
import type { SectionContext } from '../builder.ts';
import { isSameCompany } from './fact-figures.ts';
import { type Known, yearOf } from './known-figure.ts';

export type Market = {
  readonly price?: Known;
  readonly shares?: Known;
  readonly beta?: Known;
  /** `revenueEstimate` and `ebitdaEstimate` of coming fiscal years, oldest first. */
  readonly estimates: readonly Known[];
};

const ESTIMATES: readonly string[] = ['revenueEstimate', 'ebitdaEstimate'];

const optional = <K extends keyof Market>(key: K, value: Known | undefined) => (value ? { [key]: value } : {});

/** The unit of the price is its currency. */
export const marketOf = async (context: SectionContext, company: CompanyIds): Promise<Market> => {
  const facts = (await context.facts()).filter(
    ({ entity, source }) => registerOf(source.provider) === undefined && isSameCompany(entity, company),
  );
  const knownOf = (fact: Fact): Known => {
    const { metric = '', period, value, basis } = fact;
    const unit = fact.unit.replace(/\/shares$/, '');
    const refs = [context.notes.citeFact(fact, context.language)];
    return { ...{ metric, year: yearOf(period.end), period: period.key }, value, unit, basis, refs };
  };
  const of = (wanted: string): Known | undefined => {
    const fact = facts.find(({ metric }) => metric === wanted);
    return fact && knownOf(fact);
  };
  const expected = facts.filter(({ metric = '' }) => ESTIMATES.includes(metric)).map(knownOf);
  return {
    ...optional('price', of('sharePrice')),
    ...optional('shares', of('sharesOutstanding')),
    ...optional('beta', of('beta')),
    estimates: expected.sort((a, b) => a.year.localeCompare(b.year)),
  };
};
