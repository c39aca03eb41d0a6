// A market drawn: parts by size as a treemap, or companies by size and growth in four quadrants.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Block } from '#shared/report/blocks.ts';
import { withoutLegalForm } from '../engine/understand/find-entities.ts';
import { sayPeriod } from '../engine/write/wording.ts';
import type { Builder, SectionContext } from './builder.ts';
import { amountIn, percentIn, quotientIn, scaled, scaleFor } from './evidence/amounts.ts';
import { computed, datum, refsOf, verified } from './evidence/computed.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { type Known, known, yearsOf } from './evidence/known-figure.ts';
import { partTable } from './evidence/parts.ts';
import { nothingIn } from './nothing.ts';

const MOST_COMPANIES = 12;

/** Those of the inputs; else those whose own documents the evidence holds. */
const companiesOf = async (context: SectionContext, questions: readonly string[]): Promise<readonly CompanyIds[]> => {
  const given = [...(context.company ? [context.company] : []), ...context.peers];
  if (given.length > 0) return given;
  const names = new Set<string>();
  for (const key of questions)
    for (const { chunk } of (await context.passages(context.text(`ask.${key}`))).passages)
      if (chunk.context.company) names.add(withoutLegalForm(chunk.context.company));
  return [...names].slice(0, MOST_COMPANIES).map((name) => ({ name }));
};

type Part = { readonly label: string; readonly group: string; readonly figure: Known };

const partsOf = async (context: SectionContext, companies: readonly CompanyIds[]): Promise<Part[]> => {
  const parts: Part[] = [];
  for (const company of companies) {
    if (context.inputs.grouping === 'ByCompany') {
      const figures = await figuresOf(context, company, ['revenue']);
      const figure = known(figures, 'revenue', yearsOf(figures).at(-1) ?? '');
      if (figure) parts.push({ label: company.name, group: company.name, figure });
      continue;
    }
    const table = await partTable(context, company);
    const year = table && yearsOf(table.figures).at(-1);
    if (table && year)
      for (const label of table.parts) {
        const figure = known(table.figures, label, year);
        if (figure) parts.push({ label, group: company.name, figure });
      }
  }
  return parts;
};

/** Areas compare only in one currency: that of the most; what is left out is named. */
const ofOneUnit = (parts: readonly Part[]): { readonly shown: Part[]; readonly left: Part[] } => {
  const count = (unit: string) => parts.filter(({ figure }) => figure.unit === unit).length;
  const unit = [...new Set(parts.map(({ figure }) => figure.unit))].sort((a, b) => count(b) - count(a))[0];
  const fits = ({ figure }: Part) => figure.unit === unit && figure.value > 0;
  return { shown: parts.filter(fits), left: parts.filter((part) => !fits(part)) };
};

const treemap = (context: SectionContext, parts: readonly Part[]) => {
  const { shown, left } = ofOneUnit(parts);
  const [first] = shown;
  if (!first || shown.length < 2) return nothingIn(context);
  const { language } = context;
  const scale = scaleFor(
    language,
    first.figure.unit,
    shown.map(({ figure }) => figure.value),
  );
  const years = [...new Set(shown.map(({ figure }) => sayPeriod(language, figure.year)))].join(', ');
  const block: Block = {
    kind: 'chart',
    title: `${context.text('say.marketParts')} (${years})`,
    unit: scale.label,
    chart: {
      type: 'treemap',
      items: shown.map(({ label, group, figure }) => ({
        label,
        group,
        datum: datum(scaled(scale, figure.value), amountIn(language, scale, figure.value), verified(figure.refs)),
      })),
    },
  };
  const names = [...new Set(left.map(({ group }) => group))].join(', ');
  const note = context.text('say.partsOnly') + (names ? ` ${context.text('say.otherCurrency', { names })}` : '');
  return { blocks: [block], status: 'done' as const, note };
};

type Point = { readonly company: string; readonly now: Known; readonly before: Known };

const pointsOf = async (context: SectionContext, companies: readonly CompanyIds[]): Promise<Point[]> => {
  const points: Point[] = [];
  for (const company of companies) {
    const figures = await figuresOf(context, company, ['revenue']);
    const year = yearsOf(figures).at(-1) ?? '';
    const now = known(figures, 'revenue', year);
    const before = known(figures, 'revenue', String(Number(year) - 1));
    if (now && before && before.value > 0) points.push({ company: company.name, now, before });
  }
  return points;
};

const middle = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2;
};

/** Size needs one currency; growth does not, so that others are named and left out. */
const quadrant = (context: SectionContext, all: readonly Point[]) => {
  const units = all.map(({ now }) => now.unit);
  const unit = [...new Set(units)].sort(
    (a, b) => units.filter((u) => u === b).length - units.filter((u) => u === a).length,
  )[0];
  const points = all.filter(({ now }) => now.unit === unit);
  const { language } = context;
  if (points.length < 2 || unit === undefined) return nothingIn(context);
  const scale = scaleFor(
    language,
    unit,
    points.map(({ now }) => now.value),
  );
  const drawn = points.map(({ company, now, before }) => {
    const growth = now.value / before.value - 1;
    const text = percentIn(language, growth);
    const formula = `${quotientIn(language, now, before)} − 1 = ${text}`;
    return {
      label: company,
      x: datum(scaled(scale, now.value), amountIn(language, scale, now.value), verified(now.refs)),
      y: datum(growth * 100, text, computed(text, formula, refsOf([now, before]))),
    };
  });
  const block: Block = {
    kind: 'chart',
    title: context.text('say.playersDrawn'),
    chart: {
      type: 'scatter',
      x: { label: context.text('attributes.revenue'), unit: scale.label },
      y: { label: context.text('say.revenueGrowth'), unit: '%' },
      split: { x: middle(drawn.map(({ x }) => x.value)), y: middle(drawn.map(({ y }) => y.value)) },
      quadrants: [
        context.text('say.smallFast'),
        context.text('say.largeFast'),
        context.text('say.smallSlow'),
        context.text('say.largeSlow'),
      ],
      points: drawn,
    },
  };
  const left = all.filter(({ now }) => now.unit !== unit).map(({ company }) => company);
  const note = left.length > 0 ? context.text('say.otherCurrency', { names: left.join(', ') }) : '';
  return { blocks: [block], status: 'done' as const, ...(note ? { note } : {}) };
};

export const map: Builder<'map'> = async ({ draw, questions }, context) => {
  const companies = await companiesOf(context, questions);
  return draw === 'treemap'
    ? treemap(context, await partsOf(context, companies))
    : quadrant(context, await pointsOf(context, companies));
};
