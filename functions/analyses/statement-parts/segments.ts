// Revenue by segment over years, from the table that the company's documents give.
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import { sayPeriod } from '../../engine/write/wording.ts';
import type { Bench } from '../builder.ts';
import { amountIn, scaled, scaleFor } from '../evidence/amounts.ts';
import { datum, verified } from '../evidence/computed.ts';
import { known, yearsOf } from '../evidence/known-figure.ts';
import { type PartTable, partTable } from '../evidence/parts.ts';

const MOST_SERIES = 6;

/** Segments beside one another, year by year; `metric` of these figures is the segment's own name. */
const blocksOf = (bench: Bench, { parts, figures }: PartTable): Block[] => {
  const { language } = bench;
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
    caption: bench.text('say.segmentRevenue'),
    columns: [
      { label: bench.text('say.segment') },
      ...years.map((year) => ({ label: sayPeriod(language, year), unit: scale.label, numeric: true })),
    ],
    rows: parts.map((part) => [{ text: part }, ...years.map((year) => cell(part, year))]),
  };
  if (parts.length > MOST_SERIES || figures.some(({ value }) => value < 0)) return [table];
  const series = parts.map((part) => ({
    name: part,
    values: years.map((year) => {
      const figure = known(figures, part, year);
      return figure
        ? datum(scaled(scale, figure.value), amountIn(language, scale, figure.value), verified(figure.refs))
        : null;
    }),
  }));
  const categories = years.map((year) => sayPeriod(language, year));
  return [
    table,
    {
      kind: 'chart',
      title: bench.text('say.segmentMix'),
      unit: scale.label,
      chart: { type: 'bar', stacked: true, categories, series },
    },
  ];
};

export const segmentBlocks = async (bench: Bench): Promise<Block[]> => {
  const { company } = bench;
  if (!company) return [];
  const found = await partTable(bench, company);
  return found ? blocksOf(bench, found) : [];
};
