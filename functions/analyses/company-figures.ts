// Companies side by side: revenue in their own currency, growth and margin, each with its source.
import type { BlockOf } from '#shared/report/blocks.ts';
import type { SectionContext } from './builder.ts';
import { amountIn, scaleFor } from './evidence/amounts.ts';
import { type BesideColumn, besideFigures } from './evidence/beside-figures.ts';
import { verified } from './evidence/computed.ts';
import { sayYear } from './evidence/say-year.ts';
import { withoutGloss } from './evidence/without-gloss.ts';
import { growthOf, marginOf, type Point } from './points.ts';

type Row = BlockOf<'table'>['rows'][number];

const rowOf = (context: SectionContext, point: Point, beside: readonly BesideColumn[]): Row => {
  const { language } = context;
  const { company, now } = point;
  const scale = scaleFor(language, now.unit, [now.value]);
  const [growth, margin] = [growthOf(context, point), marginOf(context, point)];
  const cell = (datum: typeof margin) => {
    if (!datum) return { text: '' };
    const { value: _, text = '', ...cited } = datum;
    return { text, ...cited };
  };
  return [
    { text: withoutGloss(company) },
    { text: sayYear(language, now.year, [now]) },
    { text: scale.label },
    { text: amountIn(language, scale, now.value), ...verified(now.refs) },
    cell(growth),
    cell(margin),
    ...beside.map(({ cells }) => {
      const found = cells.get(company);
      return found ? { text: found.text, ...verified(found.refs) } : { text: '' };
    }),
  ];
};

/** No figure is converted: each company keeps its own currency and year. */
export const companyFigures = async (context: SectionContext, points: readonly Point[]): Promise<BlockOf<'table'>> => {
  const names = points.map(({ company }) => ({ name: company }));
  const beside = await besideFigures(context, names);
  return {
    kind: 'table',
    caption: context.text('say.companiesInFigures'),
    columns: [
      { label: context.text('columns.company') },
      { label: context.text('say.year') },
      { label: context.text('say.unit') },
      { label: context.text('attributes.revenue'), numeric: true },
      { label: context.text('say.revenueGrowth'), numeric: true },
      { label: context.text('attributes.margin'), numeric: true },
      ...beside.map(({ label }) => ({ label, numeric: true as const })),
    ],
    rows: points.map((point) => rowOf(context, point, beside)),
  };
};
