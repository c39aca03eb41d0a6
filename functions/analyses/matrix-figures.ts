// The cells of a matrix that hold a figure: an amount, a margin or a growth, each with its year.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { MatrixCell } from '#shared/report/matrix.ts';
import type { SectionContext } from './builder.ts';
import { amountText, percentIn, quotientIn, scaleFor } from './evidence/amounts.ts';
import { computed, refsOf, verified } from './evidence/computed.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { type Known, known, yearsOf } from './evidence/known-figure.ts';
import { printedGrowth } from './evidence/printed-growth.ts';
import { sayYear } from './evidence/say-year.ts';

export const UNKNOWN: MatrixCell = { mark: 'unknown' };
export const FIGURES: Readonly<Record<string, readonly string[]>> = {
  revenue: ['revenue'],
  companyGrowth: ['revenue'],
  margin: ['revenue', 'operatingIncome'],
};
export const isFigure = (attribute: string): boolean => attribute in FIGURES;

/** `beside`: the other figures of the column, which share the scale. */
export const amountCell = (
  context: SectionContext,
  figure: Known,
  beside: readonly (Known | undefined)[] = [],
): MatrixCell => {
  const { value, unit, year, refs } = figure;
  const values = beside.flatMap((one) => (one?.unit === unit ? [one.value] : []));
  const scale = scaleFor(context.language, unit, [value, ...values]);
  const text = `${amountText(context.language, scale, value)} (${sayYear(context.language, year, [figure])})`;
  return { text, ...verified(refs) };
};

export const figureCell = async (
  context: SectionContext,
  attribute: string,
  company: CompanyIds,
): Promise<MatrixCell> => {
  const figures = await figuresOf(context, company, FIGURES[attribute] ?? []);
  const year = yearsOf(figures).at(-1) ?? '';
  const revenue = known(figures, 'revenue', year);
  if (!revenue) return UNKNOWN;
  if (attribute === 'revenue') return amountCell(context, revenue);
  if (attribute === 'companyGrowth') return companyGrowth(context, company, revenue, figures);
  const income = known(figures, 'operatingIncome', year);
  if (!income || revenue.value <= 0) return UNKNOWN;
  const text = percentIn(context.language, income.value / revenue.value);
  const cited = computed(text, `${quotientIn(context.language, income, revenue)} = ${text}`, refsOf([income, revenue]));
  return { text: `${text} (${sayYear(context.language, year, figures)})`, ...cited };
};

/** Computed from two years, else as a document states it. */
const companyGrowth = async (
  context: SectionContext,
  company: CompanyIds,
  now: Known,
  figures: readonly Known[],
): Promise<MatrixCell> => {
  const before = known(figures, 'revenue', String(Number(now.year) - 1));
  const cell = growthCell(context, now, before);
  const stated = cell.text === undefined ? await printedGrowth(context, company, now.year) : undefined;
  const { value: _, text = cell.text, ...cited } = stated ?? { value: 0, ...cell };
  if (text === undefined) return UNKNOWN;
  return { ...cited, text: `${text} (${sayYear(context.language, now.year, figures)})` };
};

export const growthCell = (context: SectionContext, now: Known | undefined, before: Known | undefined): MatrixCell => {
  if (!now || !before || before.value <= 0) return UNKNOWN;
  const text = percentIn(context.language, now.value / before.value - 1);
  return {
    text,
    ...computed(text, `${quotientIn(context.language, now, before)} − 1 = ${text}`, refsOf([now, before])),
  };
};
