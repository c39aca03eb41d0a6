// Shows revenue by segment and year, from the table in the company's documents.
import { translate } from '#shared/i18n/translate.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Block, BlockOf, Sentence } from '#shared/report/blocks.ts';
import type { SectionContext } from '../builder.ts';
import { amountIn, amountText, percentIn, scaled, scaleFor } from '../evidence/amounts.ts';
import { computed, datum, refsOf, verified } from '../evidence/computed.ts';
import { figuresOf } from '../evidence/figures-of.ts';
import { type Known, known, yearsOf } from '../evidence/known-figure.ts';
import { nameOfPart, type PartTable, partTable } from '../evidence/parts.ts';
import { sayYear } from '../evidence/say-year.ts';
import { segmentReading } from './segment-reading.ts';

const MAX_SERIES = 6;

type Share = { readonly part: string; readonly from: number; readonly to: number; readonly of: readonly Known[] };

/** The share of each part in the first and in the last year. */
const sharesOf = ({ parts, figures }: PartTable, first: string, last: string): Share[] => {
  const of = (part: string, year: string) => known(figures, part, year);
  const sum = (year: string) => parts.reduce((all, part) => all + (of(part, year)?.value ?? 0), 0);
  return parts.flatMap((part): Share[] => {
    const [before, after] = [of(part, first), of(part, last)];
    if (!before || !after || sum(first) <= 0 || sum(last) <= 0) return [];
    return [{ part, from: before.value / sum(first), to: after.value / sum(last), of: [before, after] }];
  });
};

/** The part whose share of revenue rose most, and the one whose share fell most. */
const mixShift = (context: SectionContext, table: PartTable): Block[] => {
  const { language } = context;
  const years = yearsOf(table.figures);
  const [first = '', last = ''] = [years[0], years.at(-1)];
  const shares = sharesOf(table, first, last).sort((a, b) => b.to - b.from - (a.to - a.from));
  const [up, down] = [shares[0], shares.at(-1)];
  if (first === last || shares.length < table.parts.length || !up || !down || up.to <= up.from || down.to >= down.from)
    return [];
  const percent = (share: number) => percentIn(language, share);
  const text = context.text('say.mixShift', {
    ...{ from: sayYear(language, first, table.figures), to: sayYear(language, last, table.figures) },
    ...{ up: nameOfPart(up.part), upFrom: percent(up.from), upTo: percent(up.to) },
    ...{ down: nameOfPart(down.part), downFrom: percent(down.from), downTo: percent(down.to) },
  });
  const sum = table.parts.flatMap((part) => known(table.figures, part, last) ?? []);
  const scale = scaleFor(
    language,
    sum[0]?.unit ?? '',
    sum.map(({ value }) => value),
  );
  const amounts = sum.map(({ value }) => amountIn(language, scale, value));
  const own = amountIn(language, scale, up.of[1]?.value ?? 0);
  const formula = `${own} ÷ (${amounts.join(' + ')}) = ${percent(up.to)}`;
  const refs = refsOf([...sum, ...up.of, ...down.of]);
  const sentence: Sentence = { ...computed(percent(up.to), formula, refs), text, refs, check: 'verified' };
  return [{ kind: 'list', ordered: false, items: [[sentence]] }];
};

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
  if (figures.some(({ value }) => value < 0)) return [table];
  const shift = mixShift(context, { parts, figures });
  if (parts.length > MAX_SERIES) return [table, ...shift];
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
    ...shift,
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
  return {
    blocks: [...blocksOf(context, found), ...segmentReading(context, found)],
    note: await remainderNote(context, company, found),
  };
};
