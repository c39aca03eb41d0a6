// Finds the growth of a company's revenue in one year where a document states it without the revenue of the year before.
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { movesIn } from '#shared/language/lexicon/direction.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import yearlyGrowth from '#shared/language/lexicon/yearly-growth.json' with { type: 'json' };
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Datum } from '#shared/report/cited.ts';
import { isSupposition } from '../../engine/understand/kinds/suppositions.ts';
import { companyNames } from '../../engine/understand/names/company-names.ts';
import { quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { datum, verified } from './computed.ts';

const namesYearlyGrowth = compile(yearlyGrowth);

/** Revenue as a whole, directly before its rate: not `export revenue`, nor the rate of something else. */
const WHOLE_REVENUE =
  /(?:년|연간|[가-힣]의|,)\s?매출(?:액)?(?:이|은)\s?(?:전년(?:보다|\s?대비)\s?)?$|(?:年|期|年度|[のは、])(?:の)?売上高?[がは](?:前年(?:比|より)?で?)?$|(?:[’']s?|\bits|\bannual|\band) (?:revenue|sales|turnover) (?:grew|rose|increased|fell|declined|decreased)(?: by)? $/iu;

/** A rate of several years. */
const EACH_YEAR = /\b(?:a|per|each|every) (?:year|annum)\b|\bannually\b|연평균|매년|해마다|毎年|年平均/iu;

const rateIn = (text: string, year: string): Figure | undefined => {
  const years = periodsIn(text).map(({ key }) => key);
  const [way, ...others] = new Set(movesIn(text).map((move) => move.way));
  if (!way || others.length > 0 || years.length !== 1 || years[0] !== year) return undefined;
  if (isSupposition(text) || EACH_YEAR.test(text) || namesYearlyGrowth(text).length > 0) return undefined;
  const [rate, ...more] = readFigures(text).figures.filter(({ unit }) => unit === 'percent');
  if (!rate || more.length > 0 || !WHOLE_REVENUE.test(text.slice(0, rate.start))) return undefined;
  return { ...rate, value: way === 'fall' ? -Math.abs(rate.value) : rate.value };
};

/** Of the sentences that open with the company's name. */
export const printedGrowth = async (
  context: SectionContext,
  { name }: CompanyIds,
  year: string,
): Promise<Datum | undefined> => {
  const names = companyNames(name);
  for (const one of (await context.room(['competition', 'marketShare', 'results'])).flatMap(quotable)) {
    const rate = names.some((own) => one.text.startsWith(own)) ? rateIn(one.text, year) : undefined;
    if (!rate) continue;
    const { n } = context.notes.cite(one.passage, one.start, one.end);
    return datum(rate.value, rate.value < 0 ? `-${rate.text}` : rate.text, verified([n]));
  }
  return undefined;
};
