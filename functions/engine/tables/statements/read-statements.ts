// Reads the primary statements of a document as a whole: balance sheet, income, comprehensive income, cash flow.

import type { Statement, StatementColumn, StatementKind, StatementLine } from '#shared/model/statement.ts';
import { STATEMENT_KINDS } from '#shared/model/statement.ts';
import type { Chunk } from '../../../ports/search-index.ts';
import { readTable } from '../read-table.ts';
import { countAnchors, hasAnchors } from './anchors.ts';
import { type Candidate, candidatesIn, headOf } from './candidates.ts';
import { columnsOf, runsForMonths, setAsideAt, translatedAt } from './columns.ts';
import { withEquityChanges } from './equity-changes.ts';
import { linesOf } from './lines.ts';
import { nameLines, settledLines } from './name-lines.ts';
import { hasOtherThousands } from './numbers.ts';
import { scaleOf, scaleOfColumn } from './scale.ts';
import { saysConsolidated } from './titles.ts';
import { withNamedTotals } from './unnamed-totals.ts';

/** The concept that ends a statement. */
const CLOSING: Readonly<Partial<Record<StatementKind, string>>> = {
  balance: 'liabilitiesAndEquity',
  comprehensive: 'comprehensiveIncome',
};

const conceptsOf = (lines: readonly StatementLine[]): (string | undefined)[] => lines.map(({ concept }) => concept);

type Ending = { readonly kind: StatementKind; readonly pageOf: (seq: number) => number | undefined };

/**
 * Cuts the lines after the closing one, which are supplementary figures or another table; a cash flow may have some
 * below it on the same page.
 */
const ended = ({ kind, pageOf }: Ending, lines: readonly StatementLine[]): readonly StatementLine[] => {
  const id = CLOSING[kind];
  const at = id === undefined ? -1 : lines.findIndex(({ concept }) => concept === id);
  if (at >= 0) return lines.slice(0, at + 1);
  const closing = kind === 'cashFlow' ? lines.findLast(({ concept }) => concept === 'closingCash') : undefined;
  if (!closing) return lines;
  const page = pageOf(closing.seq);
  return lines.filter(({ seq }) => seq <= closing.seq + 1 || (page !== undefined && pageOf(seq) === page));
};

const keyOf = ({ period, months }: StatementColumn): string => `${period} ${months ?? ''}`;

/** Whether a table has its own heading and named columns: employees by department do not continue cash flows. */
const isHeadedApart = ({ context }: Chunk, first: Chunk, labels: readonly string[]): boolean =>
  context.section !== first.context.section && labels.filter((label) => /\p{L}/u.test(label)).length > 1;

/** A table of the same title with other periods is another statement; one without readable periods continues it. */
const goesOn = (kind: StatementKind, chunk: Chunk, first: Chunk, columns: readonly StatementColumn[]): boolean => {
  const table = readTable(chunk);
  // A period of months is no balance date.
  if (kind === 'balance' && table.columns.some(({ label }) => runsForMonths(label))) return false;
  const own = columnsOf(kind, table, headOf(chunk));
  const known = new Set(columns.map(keyOf));
  if (own === undefined)
    return !isHeadedApart(
      chunk,
      first,
      table.columns.map(({ label }) => label),
    );
  return own.every((column) => known.has(keyOf(column)));
};

const partsOf = (
  kind: StatementKind,
  chunks: readonly Chunk[],
  columns: readonly StatementColumn[],
): readonly Chunk[] => {
  const [first] = chunks;
  const end = chunks.findIndex((chunk, n) => n > 0 && first && !goesOn(kind, chunk, first, columns));
  return end < 0 ? chunks : chunks.slice(0, end);
};

/** The title and the unit may be a table of their own. */
const withRows = ({ chunks, leads, ...rest }: Candidate): Candidate & { readonly head: string } => {
  const at = Math.max(
    0,
    chunks.findIndex((chunk) => readTable(chunk).rows.length > 0),
  );
  const [first] = chunks.slice(at);
  const head = [...chunks.slice(0, at).map(({ text }) => text), first ? headOf(first) : ''].join('\n');
  return { ...rest, chunks: chunks.slice(at), leads: leads.slice(at), head };
};

const statementOf = (candidate: Candidate): Statement | undefined => {
  const { kind, title, chunks, leads, head } = withRows(candidate);
  const [first] = chunks;
  const { rows, columns: headings } = first ? readTable(first) : { rows: [], columns: [] };
  const columns = columnsOf(kind, { rows, columns: headings }, head);
  const [column] = columns ?? [];
  if (!first || !columns || !column) return undefined;
  const layout = { columns, setAside: setAsideAt(rows) };
  const raw = partsOf(kind, chunks, columns).flatMap((chunk, n) => linesOf(chunk, layout, leads[n], n === 0));
  const pageOf = (seq: number) => chunks.find((chunk) => chunk.seq === seq)?.spans[0]?.locator.page;
  const lines = settledLines(ended({ kind, pageOf }, withNamedTotals(kind, nameLines(kind, raw))));
  if (!hasAnchors(kind, conceptsOf(lines)) || hasOtherThousands(chunks)) return undefined;
  const labels = columns.map(({ label }) => label);
  const scale = scaleOf(chunks, head, labels);
  const { power, currency } = translatedAt(rows).size > 0 ? scaleOfColumn(column, scale) : scale;
  const { basis } = first.context;
  return {
    kind,
    title,
    ...(basis ? { basis } : {}),
    ...(currency ? { currency } : {}),
    ...(power === undefined ? {} : { scale: power }),
    columns: [...columns],
    lines,
  };
};

const figures = ({ lines }: Statement): number =>
  lines.reduce((sum, line) => sum + line.figures.filter((one) => one !== null).length, 0);

const longest = ({ columns }: Statement): number => Math.max(0, ...columns.map(({ months = 0 }) => months));

const best = (all: readonly Statement[]): Statement | undefined =>
  [...all].sort(
    (a, b) =>
      longest(b) - longest(a) ||
      countAnchors(b.kind, conceptsOf(b.lines)) - countAnchors(a.kind, conceptsOf(a.lines)) ||
      figures(b) - figures(a),
  )[0];

/** Statements without a scale or currency take those of others in the document with the same basis. */
const completed = (all: readonly Statement[]): Statement[] =>
  all.map((one) => {
    const near = all.filter(({ basis }) => basis === one.basis);
    const scale = one.scale ?? near.find((other) => other.scale !== undefined)?.scale;
    const currency = one.currency ?? near.find((other) => other.currency !== undefined)?.currency;
    return { ...one, ...(scale === undefined ? {} : { scale }), ...(currency === undefined ? {} : { currency }) };
  });

/** If some titles say consolidated, Korean and Japanese statements that do not are separate. */
const withBasis = (all: readonly Statement[]): readonly Statement[] =>
  all.some(({ basis }) => basis === 'consolidated')
    ? all.map((one) =>
        one.basis === undefined && CJK.test(one.title) && !saysConsolidated(one.title)
          ? { ...one, basis: 'separate' as const }
          : one,
      )
    : all;
const CJK = /[\p{Script=Hangul}\p{Script=Han}]/u;

const SET: readonly StatementKind[] = ['balance', 'income', 'cashFlow'];
/** A whole set below a note's heading means that the heading was misread; a single table there is a note. */
const wholeSet = (all: readonly Statement[]): readonly Statement[] =>
  SET.every((kind) => all.some((one) => one.kind === kind)) ? all : [];

/** Returns one statement per kind and basis, in linear time over the passages. */
export const readStatements = (chunks: readonly Chunk[]): Statement[] => {
  const candidates = candidatesIn(chunks);
  const proper = candidates.filter(({ isApart }) => !isApart).flatMap((one) => statementOf(one) ?? []);
  const all = withBasis(proper.length > 0 ? proper : wholeSet(candidates.flatMap((one) => statementOf(one) ?? [])));
  const bases = [...new Set(all.map(({ basis }) => basis))];
  const read = bases.flatMap((basis) =>
    STATEMENT_KINDS.flatMap((kind) => best(all.filter((one) => one.basis === basis && one.kind === kind)) ?? []),
  );
  return withEquityChanges(completed(read), chunks);
};
