// Shows the company's plan of several years as its papers print it, and what it asks for beside the years before it.
import type { Sentence } from '#shared/report/blocks.ts';
import type { Built, SectionContext } from '../builder.ts';
import { percentIn } from '../evidence/amounts.ts';
import { computed, refsOf } from '../evidence/computed.ts';
import { figuresOf } from '../evidence/figures-of.ts';
import { type Known, known, yearsOf } from '../evidence/known-figure.ts';
import { shownTable } from '../evidence/plain-table.ts';
import { sayComing, sayYear } from '../evidence/say-year.ts';
import { nothingIn } from '../nothing.ts';
import { type TabledPlan, tabledPlan } from './tabled-plan.ts';

const FEWEST_YEARS = 2;

export type YearsOfPlan = { readonly plan: TabledPlan; readonly figures: readonly Known[]; readonly last: Known };

export const yearsOfPlan = async (context: SectionContext): Promise<YearsOfPlan | undefined> => {
  const figures = context.company ? await figuresOf(context, context.company, ['revenue', 'operatingIncome']) : [];
  const last = known(figures, 'revenue', yearsOf(figures).at(-1) ?? '');
  const plan = last && (await tabledPlan(context, { figures, year: last.year }));
  return plan && plan.growth.length >= FEWEST_YEARS ? { plan, figures, last } : undefined;
};

const marginIn = (figures: readonly Known[], year: string): number | undefined => {
  const [income, revenue] = [known(figures, 'operatingIncome', year), known(figures, 'revenue', year)];
  return income && revenue && revenue.value > 0 ? income.value / revenue.value : undefined;
};

/** Growth a year to the end of the plan, and the margin that it ends with. */
export const planSentence = (context: SectionContext, { plan, figures, last }: YearsOfPlan): Sentence[] => {
  const { language } = context;
  const end = plan.growth.at(-1);
  const first = figures.filter(({ metric }) => metric === 'revenue').sort((a, b) => a.year.localeCompare(b.year))[0];
  const span = first ? Number(last.year) - Number(first.year) : 0;
  if (!end || !first || span < 1 || first.value <= 0) return [];
  const yearly = plan.growth.reduce((all, { value }) => all * (1 + value), 1) ** (1 / plan.growth.length) - 1;
  const past = (last.value / first.value) ** (1 / span) - 1;
  const margin = plan.margins.get(Number(end.year));
  const own = marginIn(figures, last.year);
  const rate = percentIn(language, yearly);
  const both = margin !== undefined && own !== undefined;
  const text = context.text(both ? 'say.planOfYearsMargin' : 'say.planOfYears', {
    ...{ end: sayComing(language, end.year, last), rate, past: percentIn(language, past) },
    ...{ from: sayYear(language, first.year, [first]), to: sayYear(language, last.year, [last]) },
    ...(both ? { margin: percentIn(language, margin.value), own: percentIn(language, own) } : {}),
  });
  const refs = [...new Set([...end.refs, ...refsOf([first, last])])];
  const formula = plan.growth.map(({ formula: of = '', value }) => `${of} = ${percentIn(language, value)}`).join('; ');
  return [{ ...computed(rate, `${formula} → ${rate}`, refs), text, refs, check: 'verified' }];
};

export const planPart = async (context: SectionContext): Promise<Built> => {
  const years = await yearsOfPlan(context);
  if (!years) return nothingIn(context);
  const items = planSentence(context, years).map((one) => [one]);
  return {
    blocks: [
      ...(items.length > 0 ? [{ kind: 'list' as const, ordered: false, items }] : []),
      shownTable(context, years.plan.table),
    ],
    status: 'done',
  };
};
