// Companies or people in the order in which they fit, each with its reasons.
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import type { Builder, Built, SectionContext } from './builder.ts';
import { nothingIn } from './nothing.ts';
import { type Candidate, companyCandidates } from './ranking-parts/companies.ts';
import { peopleCandidates } from './ranking-parts/people.ts';

const MOST = 30;

type Row = BlockOf<'table'>['rows'][number];

const rowOf = (columns: readonly string[], { name, cells, refs, check }: Candidate, i: number): Row => {
  const cited = refs.length > 0 ? { refs: [...refs], check: check ?? ('verified' as const) } : {};
  return [
    { text: String(i + 1) },
    { text: name, ...cited },
    ...columns.map((column) => ({ text: cells[column] ?? '', ...(cells[column] ? cited : {}) })),
  ];
};

/** A column that no source fills is left out. */
const tableOf = (context: SectionContext, all: readonly string[], found: readonly Candidate[]): Block => {
  const columns = all.filter((column) => found.some(({ cells }) => cells[column]));
  return {
    kind: 'table',
    columns: [
      { label: context.text('columns.rank'), numeric: true },
      { label: context.text('columns.name') },
      ...columns.map((column) => ({
        label: context.text(`columns.${column}`),
        ...(column === 'employees' ? { numeric: true } : {}),
      })),
    ],
    rows: found.map((one, i) => rowOf(columns, one, i)),
  };
};

export const ranking: Builder<'ranking'> = async ({ of, columns }, context): Promise<Built> => {
  const found = of === 'people' ? await peopleCandidates(context) : await companyCandidates(context, of);
  const shown = [...found].sort((a, b) => b.score - a.score).slice(0, MOST);
  if (shown.length === 0) return nothingIn(context);
  return { blocks: [tableOf(context, columns, shown)], status: 'done' };
};
