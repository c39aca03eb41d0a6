// Ranks companies or people by fit, each with reasons.

import type { WorkOf } from '#shared/analyses/section-work.ts';
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import type { Builder, Built, SectionContext } from './builder.ts';
import { companyFigures } from './company-figures.ts';
import { isSameCompany } from './evidence/fact-figures.ts';
import { nothingIn } from './nothing.ts';
import { type Point, pointsOf } from './points.ts';
import { BETWEEN, type Candidate } from './ranking-parts/candidate.ts';
import { companyCandidates } from './ranking-parts/companies.ts';
import { inOrder, likenessOf, withLikeness } from './ranking-parts/likeness.ts';
import { peopleCandidates } from './ranking-parts/people.ts';
import { withOwn } from './readings/own-company.ts';

const MAX_RANKED = 30;

type Row = BlockOf<'table'>['rows'][number];

const rowOf = (columns: readonly string[], { name, cells, refs, check }: Candidate, i: number): Row => {
  const cited = refs.length > 0 ? { refs: [...refs], check: check ?? ('verified' as const) } : {};
  return [
    { text: String(i + 1) },
    { text: name, ...cited },
    ...columns.map((column) => ({ text: cells[column] ?? '', ...(cells[column] ? cited : {}) })),
  ];
};

/** People are ranked only if a function or title is requested: one reason for all gives no rank. */
const ranks = (found: readonly Candidate[]): boolean => new Set(found.map(({ cells }) => cells.reasons)).size > 1;

const FEWEST_SHARING = 2;
/** A reason that several share sets none of them apart: the note of the table has it once. */
const apartFrom = (
  context: SectionContext,
  found: readonly Candidate[],
): { readonly shown: readonly Candidate[]; readonly note: string } => {
  const criterion = `${context.text('say.namedRival')}${BETWEEN}`;
  const isSharing = ({ cells }: Candidate): boolean => cells.reasons?.startsWith(criterion) ?? false;
  const sharing = found.filter(isSharing);
  if (sharing.length < FEWEST_SHARING) return { shown: found, note: '' };
  const capital = (text: string): string => `${(text[0] ?? '').toUpperCase()}${text.slice(1)}`;
  return {
    shown: found.map((one) =>
      isSharing(one)
        ? { ...one, cells: { ...one.cells, reasons: capital((one.cells.reasons ?? '').slice(criterion.length)) } }
        : one,
    ),
    note: context.text('say.namedRivals', { names: sharing.map(({ name }) => name).join(', ') }),
  };
};

/** Leaves out columns that no source fills. Without reasons the rows have an order but no rank. */
const tableOf = (
  context: SectionContext,
  { of, columns: all }: Pick<WorkOf<'ranking'>, 'of' | 'columns'>,
  listed: readonly Candidate[],
): Block => {
  const { shown: found, note } = apartFrom(context, listed);
  const isRanked = of !== 'people' || (all.includes('reasons') && ranks(found));
  const columns = all.filter(
    (column) => (column !== 'reasons' || isRanked) && found.some(({ cells }) => cells[column]),
  );
  return {
    kind: 'table',
    columns: [
      ...(isRanked ? [{ label: context.text('columns.rank'), numeric: true }] : []),
      { label: context.text('columns.name') },
      ...columns.map((column) => ({
        label: context.textOf('columns', column),
        ...(column === 'employees' ? { numeric: true } : {}),
      })),
    ],
    rows: found.map((one, i) => rowOf(columns, one, i).slice(isRanked ? 0 : 1)),
    ...(isRanked && of !== 'people'
      ? {
          note: [note, context.text(of === 'similar' ? 'say.rankedByLikeness' : 'say.rankedBy')]
            .filter(Boolean)
            .join(' '),
        }
      : {}),
  };
};

const FEWEST_COMPARED = 2;
/** The company first; that of the workspace where none is entered. */
const pointsFor = async (context: SectionContext, found: readonly Candidate[]): Promise<Point[]> => {
  const company = context.company ?? (await withOwn(context))?.company;
  const named = [...(company ? [company] : []), ...found.map(({ name }) => ({ name }))];
  return pointsOf(
    context,
    named.filter((one, i) => named.findIndex((other) => isSameCompany(other, one)) === i),
  );
};

export const ranking: Builder<'ranking'> = async (work, context): Promise<Built> => {
  const { of } = work;
  const found = of === 'people' ? await peopleCandidates(context) : await companyCandidates(context, of);
  if (found.length === 0) return nothingIn(context);
  const points = of === 'people' ? [] : await pointsFor(context, found);
  const alike = of === 'similar' ? await likenessOf(context, found, points) : undefined;
  const shown = inOrder(found, points, alike).slice(0, MAX_RANKED);
  const table = tableOf(
    context,
    work,
    shown.map((one) => (alike ? withLikeness(context, one, alike) : one)),
  );
  const figures = points.length >= FEWEST_COMPARED ? [await companyFigures(context, points)] : [];
  return { blocks: [table, ...figures], status: 'done' };
};
