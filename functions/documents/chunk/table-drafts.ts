// A table and its captions to chunk texts with the periods and unit that its figures are in.
import type { Segment } from '#shared/model/file.ts';
import { ROW } from './cells.ts';
import { append, appendRow, type Draft, draft } from './draft.ts';
import { type Fiscal, periodsIn } from './periods.ts';
import type { Piece } from './pieces.ts';
import { inherits, tablePieces } from './table.ts';
import { unitIn } from './unit-and-basis.ts';

export type TableDraft = { readonly draft: Draft; readonly periods: readonly string[] };
/** The table before, which this one may continue. */
export type TableBefore = { readonly headers: readonly Segment[]; readonly unit: string | undefined };

type Table = {
  readonly rows: readonly Segment[];
  readonly captions: readonly Piece[];
  readonly before: TableBefore;
  readonly fiscal: Fiscal;
};

const textOf = (parts: readonly { readonly text: string }[]): string => parts.map(({ text }) => text).join(ROW);

export const tableDrafts = ({
  rows,
  captions,
  before,
  fiscal,
}: Table): { drafts: TableDraft[]; table: TableBefore } => {
  const goesOn = inherits(rows, before.headers);
  const pieces = tablePieces(rows, goesOn ? before.headers : []);
  const drafts = pieces.map(({ headers, rows: own }, n): TableDraft => {
    const part = draft();
    if (n === 0) for (const { text, locator } of captions) append(part, text, locator, ROW);
    for (const row of [...headers, ...own]) appendRow(part, row);
    const periods = periodsIn(textOf([...captions, ...headers]), fiscal);
    const labels = own.map(({ cells }) => cells?.[0] ?? '').join(ROW);
    return { draft: part, periods: periods.length > 0 ? periods : periodsIn(labels, fiscal) };
  });
  const headers = pieces.at(-1)?.headers ?? [];
  const said = captions.map(({ text }) => unitIn(text)).find((unit) => unit !== undefined);
  const unit = said ?? unitIn(textOf([...headers, ...rows.slice(0, 3)])) ?? (goesOn ? before.unit : undefined);
  return { drafts, table: { headers, unit } };
};
