// What a share of a company costs today and how many there are, where a database of the organization says so.
import type { CompanyIds } from '#shared/model/fact.ts';
import { registerOf } from '#shared/model/registers.ts';
import type { SectionContext } from '../builder.ts';
import { isSameCompany } from './fact-figures.ts';
import { type Known, yearOf } from './known-figure.ts';

export type Market = { readonly price?: Known; readonly shares?: Known };

/** The price is in money: its currency is the unit. */
export const marketOf = async (context: SectionContext, company: CompanyIds): Promise<Market> => {
  const facts = (await context.facts()).filter(
    ({ entity, source }) => registerOf(source.provider) === undefined && isSameCompany(entity, company),
  );
  const of = (wanted: string): Known | undefined => {
    const fact = facts.find(({ metric }) => metric === wanted);
    if (!fact) return undefined;
    const { period, value, basis } = fact;
    const unit = fact.unit.replace(/\/shares$/, '');
    const refs = [context.notes.citeFact(fact, context.language)];
    return { ...{ metric: wanted, year: yearOf(period.end), period: period.key }, value, unit, basis, refs };
  };
  const [price, shares] = [of('sharePrice'), of('sharesOutstanding')];
  return { ...(price ? { price } : {}), ...(shares ? { shares } : {}) };
};
