// Relates revenue to the size of its market: the company's revenue, or that of the segment in this market.
import type { Sentence } from '#shared/report/blocks.ts';
import { amountIn, percentIn, quotientIn, tenthsIn } from './evidence/amounts.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { known } from './evidence/known-figure.ts';
import { sameIndustry } from './evidence/profiles.ts';
import { sayYear } from './evidence/say-year.ts';
import { type NamedSegment, segmentNamedBy } from './evidence/segment-scope.ts';
import { type Stated, statedAmount } from './evidence/stated-amount.ts';
import { calendarYear, inScale, type Latest, relationSentence, statedText } from './latest-year.ts';

/** The revenue earned in the market: one segment's, or the company's if all its segments are in that market. */
type Scope = { readonly segment: NamedSegment | undefined };

const scopeOf = async ({ context, year }: Latest, stated: Stated): Promise<Scope | undefined> => {
  const { isOfSegment, named, segments } = await segmentNamedBy(context, stated, year);
  if (isOfSegment) return named && { segment: named };
  const { company, inputs } = context;
  const industry = typeof inputs.industry === 'string' ? inputs.industry : (company?.name ?? '');
  // With several segments, the market is the whole company's only if it is their common industry.
  const isOfAll = segments < 2 || sameIndustry(industry, stated.sentence.text);
  return isOfAll ? { segment: undefined } : undefined;
};

/** The largest relative difference between a stated and a computed share of the same market. Set by hand. */
const MAX_APART = 0.25;

/** False if documents state a very different share: the market is then measured in other units, such as loans or tonnes. */
const isOfRevenue = async ({ context }: Latest, share: number): Promise<boolean> => {
  const own = await statedAmount(context, { name: 'marketShare', unit: 'percent' });
  return !own || Math.abs(own.figure.value / 100 / share - 1) <= MAX_APART;
};

export const marketRelation = async (latest: Latest, stated: Stated): Promise<Sentence | undefined> => {
  const { context, scale, year } = latest;
  const scope = await scopeOf(latest, stated);
  const isOfYear = stated.years.some((one) => one === year || one === calendarYear(latest.revenue));
  if (scope === undefined || !isOfYear) return undefined;
  const revenue = scope.segment?.revenue ?? latest.revenue;
  const share = revenue.value / stated.figure.value;
  if (share >= 1 || !(await isOfRevenue(latest, share))) return undefined;
  const rate = percentIn(context.language, share);
  const text = context.text(scope.segment ? 'say.segmentOfMarket' : 'say.shareOfMarket', {
    segment: scope.segment?.name ?? '',
    stated: statedText(latest, stated),
    period: sayYear(context.language, year, [latest.revenue]),
    rate,
  });
  const formula = `${amountIn(context.language, scale, revenue.value)} ÷ ${inScale(latest, stated)} = ${rate}`;
  return relationSentence(latest, { stated, of: [revenue], text, about: rate, formula });
};

/** Compares the company's growth with its market's in the same year. */
export const growthRelation = async (latest: Latest): Promise<Sentence | undefined> => {
  const { context, revenue, year } = latest;
  const { company, language } = context;
  const stated = await statedAmount(context, { name: 'marketGrowth', unit: 'percent', year: calendarYear(revenue) });
  const scope = stated && (await scopeOf(latest, stated));
  const figures = company && scope && !scope.segment ? await figuresOf(context, company, ['revenue']) : [];
  const before = known(figures, 'revenue', String(Number(year) - 1));
  if (!stated || !before || before.value <= 0 || before.unit !== revenue.unit) return undefined;
  const growth = revenue.value / before.value - 1;
  const apart = growth * 100 - stated.figure.value;
  const own = percentIn(language, growth);
  const points = context.text('say.points', { count: tenthsIn(language, Math.abs(apart)) });
  const text = context.text(apart < 0 ? 'say.growthBelowMarket' : 'say.growthAboveMarket', {
    period: sayYear(language, year, [revenue]),
    own,
    stated: stated.figure.text,
    points,
  });
  const formula = `(${quotientIn(language, revenue, before)} − 1) − ${stated.figure.text} = ${tenthsIn(language, apart)}`;
  return relationSentence(latest, { stated, of: [revenue, before], text, about: points, formula });
};
