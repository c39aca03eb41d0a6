// Checks what a document prints outside its statements: totals and computed columns of tables, depreciation in notes,
// figures in sentences.
import { type ColumnCheck, computedColumns } from '#shared/finance/tie-out/computed-columns.ts';
import { equationOf } from '#shared/finance/tie-out/equation.ts';
import { noteSums } from '#shared/finance/tie-out/note-sums.ts';
import { type PercentCheck, percentParts } from '#shared/finance/tie-out/percent-parts.ts';
import type { Tie } from '#shared/finance/tie-out/result.ts';
import type { NotRun } from '#shared/finance/tie-out/tie-out.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import words from '#shared/language/lexicon/stated-growth.json' with { type: 'json' };
import { gridOf } from '../../engine/tables/note-grids.ts';
import type { Chunk } from '../../ports/search-index.ts';
import type { Desk } from '../desk.ts';
import type { FiledStatements } from './filed-statements.ts';
import { equityRolls, noteRolls } from './note-rolls.ts';
import { notedDepreciation } from './noted-depreciation.ts';
import { type BreakdownRule, revenueBreakdowns } from './revenue-breakdowns.ts';
import { sentenceRules } from './sentence-checks.ts';

const saysAdjusted = compile(words.adjusted);

type NoteDifference = {
  readonly chunk: Chunk;
  readonly start: number;
  readonly end: number;
  readonly by: number;
  readonly equation: string;
};
export type NoteChecks = {
  readonly rule: string;
  readonly holdCount: number;
  readonly differences: NoteDifference[];
  /** The reason why a rule could not be run. */
  readonly why?: NotRun['why'];
};

const SIGNS: Readonly<Record<ColumnCheck['kind'], string>> = { sum: '+', difference: '−', growth: '/', quotient: '/' };

const ofColumn = (chunk: Chunk, { kind, row, shown, value, from, computed }: ColumnCheck): NoteDifference => ({
  chunk,
  start: row.start,
  end: row.end,
  by: Number((value - computed).toPrecision(6)),
  equation: `${row.label} ${shown} ≠ ${from.join(` ${SIGNS[kind]} `)}`,
});

const ofSum = (chunk: Chunk, tie: Tie): NoteDifference => ({
  chunk,
  start: tie.whole.line.start,
  end: tie.whole.line.end,
  by: tie.by,
  equation: equationOf(tie),
});

const ofPercents = (chunk: Chunk, { row, shown, sum }: PercentCheck): NoteDifference => ({
  ...{ chunk, start: row.start, end: row.end, by: Number((100 - sum).toPrecision(6)) },
  equation: `${row.label} ${shown} ≠ ${sum}%`,
});

type Found = { readonly is: string; readonly difference: () => NoteDifference };
const asFound = (one: NoteDifference & { readonly is: string }): Found => ({ is: one.is, difference: () => one });

const checksOf = (rule: string, found: readonly Found[], why?: NotRun['why']): NoteChecks => ({
  rule,
  ...(found.length === 0 && why ? { why } : {}),
  holdCount: found.filter(({ is }) => is === 'holds').length,
  differences: found.filter(({ is }) => is !== 'holds').map(({ difference }) => difference()),
});

const rollsIn = (filed: FiledStatements): Found[] =>
  filed.statements.flatMap(({ equityChanges }) =>
    (equityChanges ? equityRolls(equityChanges) : []).flatMap(({ seq, ...roll }) => {
      const chunk = filed.chunkOf(seq);
      return chunk ? [asFound({ chunk, ...roll })] : [];
    }),
  );

const BREAKDOWNS: readonly BreakdownRule[] = ['segmentRevenue', 'segmentProfit', 'revenueByKind'];

/** An upper bound: the longest filing of the sets has 1,799 passages. */
const MAX_PASSAGES = 5000;

/** Checks the file of these statements. Linear in its passages. */
export const noteChecks = async (desk: Desk, filed: FiledStatements): Promise<NoteChecks[]> => {
  const own = new Set(filed.statements.flatMap(({ lines }) => lines.map(({ seq }) => seq)));
  const { tenant } = desk.scope;
  const all = await desk.index.range({ tenant, fileId: filed.fileId, from: 0, to: MAX_PASSAGES });
  const tables = all.filter(({ kind, seq }) => kind === 'table' && !own.has(seq));
  const grids = tables.map((chunk) => ({ chunk, rows: gridOf(chunk) }));
  const sums = grids.flatMap(({ chunk, rows }) =>
    noteSums(rows).map((tie) => ({
      is: tie.is,
      isAdjusted: saysAdjusted(tie.whole.line.label).length > 0,
      difference: () => ofSum(chunk, tie),
    })),
  );
  const columns = grids.flatMap(({ chunk, rows }) =>
    computedColumns(rows).map((check): Found => ({ is: check.is, difference: () => ofColumn(chunk, check) })),
  );
  const percents = grids.flatMap(({ chunk, rows }) =>
    percentParts(rows).map((check): Found => ({ is: check.is, difference: () => ofPercents(chunk, check) })),
  );
  const rolls = tables.flatMap((chunk) => noteRolls(chunk).map((roll) => asFound({ chunk, ...roll })));
  const breakdowns = revenueBreakdowns(tables, filed.statements);
  const depreciation = notedDepreciation(tables, filed.statements).map(asFound);
  return [
    checksOf(
      'noteTotals',
      sums.filter(({ isAdjusted }) => !isAdjusted),
    ),
    checksOf('noteColumns', columns),
    checksOf(
      'adjustedMeasures',
      sums.filter(({ isAdjusted }) => isAdjusted),
      'noMeasure',
    ),
    checksOf('percentParts', percents, 'noTable'),
    checksOf('noteRolls', rolls, 'noTable'),
    checksOf('equityRolls', rollsIn(filed), 'missing'),
    ...BREAKDOWNS.map((rule) => checksOf(rule, breakdowns.filter((one) => one.rule === rule).map(asFound), 'noTable')),
    checksOf('depreciationInNotes', depreciation, 'notes'),
    ...sentenceRules(all, filed).map(({ rule, found }) => checksOf(rule, found.map(asFound), 'noSentence')),
  ];
};
