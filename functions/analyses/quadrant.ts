// Companies in four quadrants: by size and growth in one currency, by growth and margin where currencies differ.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Datum } from '#shared/report/cited.ts';
import type { Built, SectionContext } from './builder.ts';
import { amountIn, percentIn, quotientIn, scaled, scaleFor } from './evidence/amounts.ts';
import { computed, datum, refsOf, verified } from './evidence/computed.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { type Known, known, yearsOf } from './evidence/known-figure.ts';
import { nothingIn } from './nothing.ts';

export type Point = {
  readonly company: string;
  readonly now: Known;
  readonly before: Known;
  readonly income: Known | undefined;
};

export const pointsOf = async (context: SectionContext, companies: readonly CompanyIds[]): Promise<Point[]> => {
  const points: Point[] = [];
  for (const company of companies) {
    const figures = await figuresOf(context, company, ['revenue', 'operatingIncome']);
    const year = yearsOf(figures).at(-1) ?? '';
    const now = known(figures, 'revenue', year);
    const before = known(figures, 'revenue', String(Number(year) - 1));
    const income = known(figures, 'operatingIncome', year);
    if (now && before && before.value > 0) points.push({ company: company.name, now, before, income });
  }
  return points;
};

const middle = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2;
};

const growthOf = ({ language }: SectionContext, { now, before }: Point): Datum => {
  const growth = now.value / before.value - 1;
  const text = percentIn(language, growth);
  return datum(
    growth * 100,
    text,
    computed(text, `${quotientIn(language, now, before)} − 1 = ${text}`, refsOf([now, before])),
  );
};

const marginOf = ({ language }: SectionContext, { now, income }: Point): Datum | undefined => {
  if (!income || now.value <= 0) return undefined;
  const margin = income.value / now.value;
  const text = percentIn(language, margin);
  return datum(
    margin * 100,
    text,
    computed(text, `${quotientIn(language, income, now)} = ${text}`, refsOf([income, now])),
  );
};

type Drawn = { readonly label: string; readonly x: Datum; readonly y: Datum };
type Axis = { readonly label: string; readonly unit: string };
type Look = {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly quadrants: [string, string, string, string];
};

const drawn = ({ title, x, y, quadrants }: Look, points: readonly Drawn[]): Block => ({
  kind: 'chart',
  title,
  chart: {
    type: 'scatter',
    x,
    y,
    split: { x: middle(points.map((one) => one.x.value)), y: middle(points.map((one) => one.y.value)) },
    quadrants,
    points: [...points],
  },
});

const bySize = (context: SectionContext, points: readonly Point[], unit: string): Block => {
  const { language, text } = context;
  const values = points.map(({ now }) => now.value);
  const scale = scaleFor(language, unit, values);
  const sizeOf = ({ now }: Point) =>
    datum(scaled(scale, now.value), amountIn(language, scale, now.value), verified(now.refs));
  const look: Look = {
    title: text('say.playersDrawn'),
    x: { label: text('attributes.revenue'), unit: scale.label },
    y: { label: text('say.revenueGrowth'), unit: '%' },
    quadrants: [text('say.smallFast'), text('say.largeFast'), text('say.smallSlow'), text('say.largeSlow')],
  };
  return drawn(
    look,
    points.map((point) => ({ label: point.company, x: sizeOf(point), y: growthOf(context, point) })),
  );
};

const byMargin = (context: SectionContext, points: readonly Point[]): Built => {
  const { text } = context;
  const shown = points.flatMap((point): Drawn[] => {
    const y = marginOf(context, point);
    return y ? [{ label: point.company, x: growthOf(context, point), y }] : [];
  });
  if (shown.length < 2) return nothingIn(context);
  const look: Look = {
    title: text('say.playersByMargin'),
    x: { label: text('say.revenueGrowth'), unit: '%' },
    y: { label: text('attributes.margin'), unit: '%' },
    quadrants: [text('say.slowRich'), text('say.fastRich'), text('say.slowPoor'), text('say.fastPoor')],
  };
  return { blocks: [drawn(look, shown)], status: 'done' };
};

/** Size compares in one currency alone; growth and margin in any. */
export const quadrant = (context: SectionContext, points: readonly Point[]): Built => {
  const [unit, ...others] = new Set(points.map(({ now }) => now.unit));
  if (points.length < 2 || unit === undefined) return nothingIn(context);
  return others.length > 0 ? byMargin(context, points) : { blocks: [bySize(context, points, unit)], status: 'done' };
};
