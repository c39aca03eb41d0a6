// Shows revenue by segment and year, from the table in the company's documents.
import { translate } from '#shared/i18n/translate.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import type { SectionContext } from '../builder.ts';
import { amountIn, amountText, scaled, scaleFor } from '../evidence/amounts.ts';
import { datum, verified } from '../evidence/computed.ts';
import { figuresOf } from '../evidence/figures-of.ts';
import { known, yearsOf } from '../evidence/known-figure.ts';
import { type PartTable, partTable } from '../evidence/parts.ts';
import { sayYear } from '../evidence/say-year.ts';

const MAX_SERIES = 6;

/** Segments side by side, year by year. The `metric` of these figures is the name of the segment. */
const blocksOf = (context: SectionContext, { parts, figures }: PartTable): Block[] => {
  const { language } = context;
  const years = yearsOf(figures);
  const scale = scaleFor(
    language,
    figures[0]?.unit ?? '',
    figures.map(({ value }) => value),
  );
  const cell = (part: string, year: string) => {
    const figure = known(figures, part, year);
    return figure ? { text: amountIn(language, scale, figure.value), ...verified(figure.refs) } : { text: '' };
  };
  const table: BlockOf<'table'> = {
    kind: 'table',
    caption: context.text('say.segmentRevenue'),
    columns: [
      { label: context.text('say.segment') },
      ...years.map((year) => ({ label: sayYear(language, year, figures), unit: scale.label, numeric: true })),
    ],
    rows: parts.map((part) => [{ text: part }, ...years.map((year) => cell(part, year))]),
  };
  if (parts.length > MAX_SERIES || figures.some(({ value }) => value < 0)) return [table];
  const series = parts.map((part) => ({
    name: part,
    values: years.map((year) => {
      const figure = known(figures, part, year);
      return figure
        ? datum(scaled(scale, figure.value), amountIn(language, scale, figure.value), verified(figure.refs))
        : null;
    }),
  }));
  const categories = years.map((year) => sayYear(language, year, figures));
  return [
    table,
    {
      kind: 'chart',
      title: context.text('say.segmentMix'),
      unit: scale.label,
      chart: { type: 'bar', stacked: true, categories, series },
    },
  ];
};

/** The difference that rounding of the parts may cause, relative to the revenue. */
const ROUNDING_SHARE = 0.005;

/**
 * Segments and eliminations add up to revenue (rule 25). The difference is shown, since it may be an elimination or an
 * error.
 */
const remainderNote = async (context: SectionContext, company: CompanyIds, { figures }: PartTable): Promise<string> => {
  const { language } = context;
  const year = yearsOf(figures).at(-1) ?? '';
  const own = figures.filter((one) => one.year === year);
  const sum = own.reduce((all, { value }) => all + value, 0);
  const revenue = known(await figuresOf(context, company, ['revenue']), 'revenue', year);
  if (
    !revenue ||
    revenue.unit !== own[0]?.unit ||
    Math.abs(sum - revenue.value) <= Math.abs(revenue.value) * ROUNDING_SHARE
  )
    return '';
  const scale = scaleFor(language, revenue.unit, [revenue.value]);
  const [parts, whole] = [sum, revenue.value].map((value) => amountText(language, scale, value));
  return translate(language, 'finance.tieOut.segments', { year, sum: parts ?? '', revenue: whole ?? '' });
};

export const segmentPart = async (
  context: SectionContext,
): Promise<{ readonly blocks: Block[]; readonly note: string }> => {
  const { company } = context;
  const found = company && (await partTable(context, company));
  if (!found) return { blocks: [], note: '' };
  return { blocks: blocksOf(context, found), note: await remainderNote(context, company, found) };
};
