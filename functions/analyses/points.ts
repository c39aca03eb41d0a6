// Compares companies by revenue of their latest year, with computed growth and margin.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Datum } from '#shared/report/cited.ts';
import type { SectionContext } from './builder.ts';
import { percentIn, quotientIn } from './evidence/amounts.ts';
import { comparedMargin } from './evidence/comparison-tables.ts';
import { computed, datum, refsOf, verified } from './evidence/computed.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { type Known, known, yearsOf } from './evidence/known-figure.ts';
import { printedGrowth } from './evidence/printed-growth.ts';

export type Point = {
  readonly company: string;
  readonly now: Known;
  readonly before: Known | undefined;
  readonly income: Known | undefined;
  /** The margin as stated beside the revenue, if no source prints the income. */
  readonly margin?: Known | undefined;
  /** The growth as stated, if no source prints the revenue of the year before. */
  readonly growth?: Datum | undefined;
};

export const pointsOf = async (context: SectionContext, companies: readonly CompanyIds[]): Promise<Point[]> => {
  const points: Point[] = [];
  for (const company of companies) {
    const figures = await figuresOf(context, company, ['revenue', 'operatingIncome']);
    const year = yearsOf(figures).at(-1) ?? '';
    const now = known(figures, 'revenue', year);
    const before = known(figures, 'revenue', String(Number(year) - 1));
    const income = known(figures, 'operatingIncome', year);
    const base = before && before.value > 0 ? before : undefined;
    const margin = now && !income ? await comparedMargin(context, company) : undefined;
    const growth = now && !base ? await printedGrowth(context, company, year) : undefined;
    if (now && (base || income || margin))
      points.push({ company: company.name, now, before: base, income, margin, growth });
  }
  return points;
};

export const growthOf = ({ language }: SectionContext, { now, before, growth: stated }: Point): Datum | undefined => {
  if (!before) return stated;
  const growth = now.value / before.value - 1;
  const text = percentIn(language, growth);
  return datum(
    growth * 100,
    text,
    computed(text, `${quotientIn(language, now, before)} − 1 = ${text}`, refsOf([now, before])),
  );
};

export const marginOf = ({ language }: SectionContext, { now, income, margin: stated }: Point): Datum | undefined => {
  if (stated && (stated.year === '' || stated.year === now.year))
    return datum(stated.value, percentIn(language, stated.value / 100), verified(stated.refs));
  if (!income || now.value <= 0) return undefined;
  const margin = income.value / now.value;
  const text = percentIn(language, margin);
  return datum(
    margin * 100,
    text,
    computed(text, `${quotientIn(language, income, now)} = ${text}`, refsOf([income, now])),
  );
};
