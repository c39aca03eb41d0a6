// Companies side by side: revenue in their own currency, growth and margin, each with its source.
import type { BlockOf } from '#shared/report/blocks.ts';
import type { SectionContext } from './builder.ts';
import { amountIn, scaleFor } from './evidence/amounts.ts';
import { verified } from './evidence/computed.ts';
import { sayYear } from './evidence/say-year.ts';
import { growthOf, marginOf, type Point } from './points.ts';

type Row = BlockOf<'table'>['rows'][number];

const rowOf = (context: SectionContext, point: Point): Row => {
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
    { text: company },
    { text: sayYear(language, now.year, [now]) },
    { text: scale.label },
    { text: amountIn(language, scale, now.value), ...verified(now.refs) },
    cell(growth),
    cell(margin),
  ];
};

/** No figure is converted: each company keeps its own currency and year. */
export const companyFigures = (context: SectionContext, points: readonly Point[]): BlockOf<'table'> => ({
  kind: 'table',
  caption: context.text('say.companiesInFigures'),
  columns: [
    { label: context.text('columns.company') },
    { label: context.text('say.year') },
    { label: context.text('say.unit') },
    { label: context.text('attributes.revenue'), numeric: true },
    { label: context.text('say.revenueGrowth'), numeric: true },
    { label: context.text('attributes.margin'), numeric: true },
  ],
  rows: points.map((point) => rowOf(context, point)),
});
