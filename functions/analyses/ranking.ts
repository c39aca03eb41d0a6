// Ranks companies or people by fit, each with reasons.

import type { WorkOf } from '#shared/analyses/section-work.ts';
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import type { Builder, Built, SectionContext } from './builder.ts';
import { companyFigures } from './company-figures.ts';
import { isSameCompany } from './evidence/fact-figures.ts';
import { nothingIn } from './nothing.ts';
import { type Point, pointsOf } from './points.ts';
import type { Candidate } from './ranking-parts/candidate.ts';
import { companyCandidates } from './ranking-parts/companies.ts';
import { peopleCandidates } from './ranking-parts/people.ts';

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

/** Leaves out columns that no source fills. Without reasons the rows have an order but no rank. */
const tableOf = (
  context: SectionContext,
  { of, columns: all }: Pick<WorkOf<'ranking'>, 'of' | 'columns'>,
  found: readonly Candidate[],
): Block => {
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
    ...(isRanked && of !== 'people' ? { note: context.text('say.rankedBy') } : {}),
  };
};

const FEWEST_COMPARED = 2;
const TENTHS = 10;
/** Between the reasons for a company; what it sells comes last. */
const BETWEEN = ' · ';

/** The company first. */
const pointsFor = (context: SectionContext, found: readonly Candidate[]): Promise<Point[]> => {
  const { company } = context;
  const named = [...(company ? [company] : []), ...found.map(({ name }) => ({ name }))];
  return pointsOf(
    context,
    named.filter((one, i) => named.findIndex((other) => isSameCompany(other, one)) === i),
  );
};

/** How large it is beside the company: a reason that a reader would ask for. */
const sized = (context: SectionContext, candidate: Candidate, points: readonly Point[]): Candidate => {
  const { company } = context;
  const [own, its] = [company?.name, candidate.name].map((name) => points.find((one) => one.company === name)?.now);
  const { reasons } = candidate.cells;
  if (!company || !own || !its || !reasons || own.unit !== its.unit || own.value <= 0) return candidate;
  const times = (Math.round((its.value / own.value) * TENTHS) / TENTHS).toFixed(1);
  const size = context.text('say.timesRevenue', { company: company.name, times });
  const [criterion, ...rest] = reasons.split(BETWEEN);
  return {
    ...candidate,
    cells: { ...candidate.cells, reasons: [criterion, size, ...rest].join(BETWEEN) },
    refs: [...new Set([...candidate.refs, ...its.refs, ...own.refs])],
  };
};

/** By the reasons; among equals, by revenue in one currency. */
const inOrder = (found: readonly Candidate[], points: readonly Point[]): Candidate[] => {
  const nowOf = ({ name }: Candidate) => points.find(({ company }) => company === name)?.now;
  const byRevenue = (a: Candidate, b: Candidate) => {
    const [one, other] = [nowOf(a), nowOf(b)];
    return one && other && one.unit === other.unit ? other.value - one.value : 0;
  };
  return [...found].sort((a, b) => b.score - a.score || byRevenue(a, b));
};

export const ranking: Builder<'ranking'> = async (work, context): Promise<Built> => {
  const { of } = work;
  const found = of === 'people' ? await peopleCandidates(context) : await companyCandidates(context, of);
  if (found.length === 0) return nothingIn(context);
  const points = of === 'people' ? [] : await pointsFor(context, found);
  const shown = inOrder(found, points).slice(0, MAX_RANKED);
  const table = tableOf(
    context,
    work,
    shown.map((one) => sized(context, one, points)),
  );
  const figures = points.length >= FEWEST_COMPARED ? [companyFigures(context, points)] : [];
  return { blocks: [table, ...figures], status: 'done' };
};
