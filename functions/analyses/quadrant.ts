// Plots companies in four quadrants: by size and growth in one currency, by growth and margin if currencies differ.
import type { Block } from '#shared/report/blocks.ts';
import type { Datum } from '#shared/report/cited.ts';
import type { Built, SectionContext } from './builder.ts';
import { companyFigures } from './company-figures.ts';
import { amountIn, scaled, scaleFor } from './evidence/amounts.ts';
import { datum, verified } from './evidence/computed.ts';
import { nothingIn } from './nothing.ts';
import { growthOf, marginOf, type Point } from './points.ts';

const middle = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2;
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

type Against = Pick<Look, 'title' | 'quadrants'> & { readonly y: Axis };

/** Size against growth; against margin if fewer than two companies have a prior year. */
const bySize = (context: SectionContext, points: readonly Point[], unit: string): Block | undefined => {
  const { language, text } = context;
  const values = points.map(({ now }) => now.value);
  const scale = scaleFor(language, unit, values);
  const sizeOf = ({ now }: Point) =>
    datum(scaled(scale, now.value), amountIn(language, scale, now.value), verified(now.refs));
  const against = (of: typeof growthOf): Drawn[] =>
    points.flatMap((point) => {
      const y = of(context, point);
      return y ? [{ label: point.company, x: sizeOf(point), y }] : [];
    });
  const [growing, earning] = [against(growthOf), against(marginOf)];
  const growth: Against = {
    title: text('say.playersDrawn'),
    y: { label: text('say.revenueGrowth'), unit: '%' },
    quadrants: [text('say.smallFast'), text('say.largeFast'), text('say.smallSlow'), text('say.largeSlow')],
  };
  const margin: Against = {
    title: text('say.playersBySizeAndMargin'),
    y: { label: text('attributes.margin'), unit: '%' },
    quadrants: [text('say.smallRich'), text('say.largeRich'), text('say.smallPoor'), text('say.largePoor')],
  };
  const isByGrowth = growing.length >= earning.length;
  const shown = isByGrowth ? growing : earning;
  const x = { label: text('attributes.revenue'), unit: scale.label };
  return shown.length < 2 ? undefined : drawn({ ...(isByGrowth ? growth : margin), x }, shown);
};

const byMargin = (context: SectionContext, points: readonly Point[]): Block | undefined => {
  const { text } = context;
  const shown = points.flatMap((point): Drawn[] => {
    const [x, y] = [growthOf(context, point), marginOf(context, point)];
    return x && y ? [{ label: point.company, x, y }] : [];
  });
  const look: Look = {
    title: text('say.playersByMargin'),
    x: { label: text('say.revenueGrowth'), unit: '%' },
    y: { label: text('attributes.margin'), unit: '%' },
    quadrants: [text('say.slowRich'), text('say.fastRich'), text('say.slowPoor'), text('say.fastPoor')],
  };
  return shown.length < 2 ? undefined : drawn(look, shown);
};

const FEWEST_OF_SIZE = 3;

/** Plots by size if enough companies report in one currency, else by growth and margin. */
const inOneCurrency = (context: SectionContext, points: readonly Point[]): Block | undefined => {
  const groups = [...Map.groupBy(points, ({ now }) => now.unit)].sort(([, a], [, b]) => b.length - a.length);
  const [[unit, most] = ['', []]] = groups;
  return (most.length >= FEWEST_OF_SIZE ? bySize(context, most, unit) : undefined) ?? byMargin(context, points);
};

/** Says why margin is drawn instead of growth, and which players have no results in the sources. */
const noteOf = (context: SectionContext, points: readonly Point[], others: readonly string[]): string => {
  const growing = points.filter((point) => growthOf(context, point)).length;
  const earning = points.filter((point) => marginOf(context, point)).length;
  const count = { count: String(growing), all: String(points.length) };
  return [
    growing < earning ? context.text('say.growthOfFew', count) : '',
    others.length > 0 ? context.text('say.playersWithout', { names: others.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' ');
};

/** Sizes are comparable in one currency only; growth and margin in any. `left`: players without figures. */
export const quadrant = async (
  context: SectionContext,
  points: readonly Point[],
  left: readonly string[] = [],
): Promise<Built> => {
  const [unit, ...others] = new Set(points.map(({ now }) => now.unit));
  if (points.length < 2 || unit === undefined) return nothingIn(context);
  const chart = others.length > 0 ? inOneCurrency(context, points) : bySize(context, points, unit);
  if (!chart) return nothingIn(context);
  const note = noteOf(context, points, left);
  return { blocks: [chart, await companyFigures(context, points)], status: 'done', ...(note ? { note } : {}) };
};
