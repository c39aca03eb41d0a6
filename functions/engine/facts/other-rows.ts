// Marks rows whose figure differs from that of a primary statement's row with the same label and period.
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import { conceptsNamed } from '#shared/language/lexicon/statement-lines.ts';
import { isTotalAlone } from '#shared/language/lexicon/totals.ts';
import type { Chunk, OtherRow } from '../../ports/search-index.ts';
import { isOfWhole } from '../tables/column-fit.ts';
import { readTable } from '../tables/read-table.ts';
import type { Row, Value } from '../tables/table.ts';
import { labelForms } from '../understand/measures/labels.ts';
import { bare } from '../understand/words/phrase.ts';
import { type Stated as Figure, statedFigure } from './stated-figures.ts';
import { statementTables } from './statement-tables.ts';

/** A figure of one row under its label for a period. */
type Stated = Figure & {
  readonly isPrimary: boolean;
  readonly period: string;
  /** One unit of the last printed digit. */
  readonly step: number;
};

const statedIn = (chunk: Chunk, row: Row, value: Value, isPrimary: boolean): Stated[] => {
  const figure = statedFigure(chunk, row, value);
  if (figure?.period === undefined || !figure.isScaled || !isOfWhole(value)) return [];
  const { period, amount, place } = figure;
  return [{ ...figure, isPrimary, period, amount: Math.abs(amount), step: Number(`1e${place}`) }];
};

/** Groups labels of one line: by their concept if a label names exactly one, else by the label. */
const keyOf = ({ label }: Row): string => {
  const concepts = conceptsNamed(label);
  return concepts.length === 1 ? (concepts[0] ?? '') : bare(labelForms(label)[0] ?? '');
};

/** Rows with more columns and labels with more rows are ambiguous; this also bounds the work that a file can cause. */
const MAX_COLUMNS = 30;
const MAX_ROWS = 200;

/** Drops columns of the same period: they differ in something that the header no longer shows. */
const unambiguous = (stated: readonly Stated[]): readonly Stated[] =>
  stated.length > MAX_COLUMNS
    ? []
    : stated.filter((one) => !stated.some((other) => other !== one && samePeriod(one.period, other.period)));

type Line = { readonly chunk: Chunk; readonly row: Row; readonly isPrimary: boolean };

const linesOf = (chunks: readonly Chunk[], primary: ReadonlySet<Chunk>): Line[] =>
  chunks
    .filter(({ kind }) => kind === 'table')
    .flatMap((chunk) => readTable(chunk).rows.map((row) => ({ chunk, row, isPrimary: primary.has(chunk) })));

const statedBy = ({ chunk, row, isPrimary }: Line): readonly Stated[] =>
  unambiguous(row.values.flatMap((value) => statedIn(chunk, row, value, isPrimary)));

/**
 * The figures under each label of a primary statement. Only these are read, since most rows of a ledger have no such
 * label.
 */
const statedByLabel = (chunks: readonly Chunk[]): readonly (readonly Stated[])[] => {
  const primary = new Set(statementTables(chunks).map(({ chunk }) => chunk));
  if (primary.size === 0) return [];
  const byLabel = Map.groupBy(linesOf(chunks, primary), ({ row }) => (isTotalAlone(row.label) ? '' : keyOf(row)));
  byLabel.delete('');
  return [...byLabel.values()]
    .filter((lines) => lines.some(({ isPrimary }) => isPrimary))
    .map((lines) => lines.flatMap(statedBy));
};

const isComparable = (one: Stated, other: Stated): boolean =>
  samePeriod(one.period, other.period) &&
  one.unit === other.unit &&
  (one.chunk.context.basis ?? 'consolidated') === (other.chunk.context.basis ?? 'consolidated');

/** Whether two figures are equal within the rounding of their last digits. */
const isSame = (one: Stated, other: Stated): boolean =>
  one.text === other.text || Math.abs(one.amount - other.amount) <= Math.max(one.step, other.step);

/**
 * Marks a row outside primary statements whose figures differ from those of its label there and equal no other label's.
 */
const otherRow = (
  own: readonly Stated[],
  ofLabel: readonly Stated[],
  primaryByText: ReadonlyMap<string, readonly Stated[]>,
): [Chunk, OtherRow][] => {
  const pairs = own.flatMap((one) =>
    ofLabel.filter((other) => isComparable(one, other)).map((other) => [one, other] as const),
  );
  const [first] = pairs;
  if (!first || pairs.some(([one, other]) => isSame(one, other))) return [];
  if (
    own.some((one) =>
      primaryByText
        .get(one.text)
        ?.slice(0, MAX_ROWS)
        .some((other) => isComparable(one, other)),
    )
  )
    return [];
  const [{ chunk, row }, { row: statementRow, text }] = first;
  return [[chunk, { start: row.start, end: row.end, primary: `${statementRow.label} ${text}` }]];
};

const otherRows = (byLabel: readonly (readonly Stated[])[]): [Chunk, OtherRow][] => {
  const primary = byLabel.flat().filter(({ isPrimary }) => isPrimary);
  const primaryByText = Map.groupBy(primary, ({ text }) => text);
  return byLabel.flatMap((stated) => {
    const ofLabel = stated.filter(({ isPrimary }) => isPrimary);
    const notes = stated.filter(({ isPrimary }) => !isPrimary);
    if (ofLabel.length === 0 || ofLabel.length > MAX_ROWS) return [];
    return [...Map.groupBy(notes, ({ row }) => row).values()].flatMap((own) => otherRow(own, ofLabel, primaryByText));
  });
};

/** Marks rows that contradict the statement's row of the same label: a question must name what distinguishes them. */
export const withOtherRows = (chunks: readonly Chunk[]): readonly Chunk[] => {
  const byChunk = Map.groupBy(otherRows(statedByLabel(chunks)), ([chunk]) => chunk);
  return chunks.map((chunk) => {
    const others = byChunk.get(chunk)?.map(([, other]) => other);
    return others ? { ...chunk, context: { ...chunk.context, others } } : chunk;
  });
};
