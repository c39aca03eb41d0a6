// Turns a table and its captions into chunk texts, with the periods and unit of its figures.
import { periodsIn as named } from '#shared/language/grammar/periods.ts';
import type { Segment } from '#shared/model/file.ts';
import { ROW } from './cells.ts';
import { append, appendRow, type Draft, draft } from './draft.ts';
import { type Fiscal, periodsIn } from './periods.ts';
import type { Piece } from './pieces.ts';
import { inherits, tablePieces } from './table.ts';
import { unitBefore, unitIn } from './unit-and-basis.ts';

export type TableDraft = { readonly draft: Draft; readonly periods: readonly string[] };
/** The previous table, which this one may continue. */
export type TableBefore = { readonly headers: readonly Segment[]; readonly unit: string | undefined };
/** `unitOfAmounts` applies to all amounts if the table states no unit. */
type Stated = TableBefore & { readonly unitOfAmounts: string | undefined };

type Table = {
  readonly rows: readonly Segment[];
  readonly captions: readonly Piece[];
  readonly before: TableBefore;
  readonly fiscal: Fiscal;
  /** Whether only captions separate this table from the previous one. */
  readonly isNext: boolean;
  /** The paragraph that introduces the table. */
  readonly lead: string;
  /** The headings above, outermost first. */
  readonly path: readonly string[];
  /** The unit that the document states for all its tables. */
  readonly unit: string | undefined;
};

/** Whether a row has amounts of money; only tables with such rows get the unit that is stated for all tables. */
const isOfMoney = ({ text }: Segment): boolean => /[$€£¥￥₩]/.test(text);
const textOf = (parts: readonly { readonly text: string }[]): string => parts.map(({ text }) => text).join(ROW);

export const tableDrafts = ({
  rows,
  captions,
  before,
  fiscal,
  lead,
  isNext,
  path,
  unit: ofDocument,
}: Table): { drafts: TableDraft[]; table: Stated } => {
  const goesOn = inherits(rows, before.headers);
  const pieces = tablePieces(rows, goesOn ? before.headers : []);
  // "The balance sheet as of 31 March 2024 is as follows" names one period, and nothing closer names another.
  const leading = named(lead).length === 1 ? lead : '';
  const drafts = pieces.map(({ headers, rows: own }, n): TableDraft => {
    const part = draft();
    if (n === 0) for (const { text, locator } of captions) append(part, text, locator, ROW);
    for (const row of [...headers, ...own]) appendRow(part, row);
    const labels = own.map(({ cells }) => cells?.[0] ?? '').join(ROW);
    const [periods = []] = [textOf([...captions, ...headers]), labels, leading]
      .map((text) => periodsIn(text, fiscal))
      .filter((found) => found.length > 0);
    return { draft: part, periods };
  });
  const headers = pieces.at(-1)?.headers ?? [];
  const unitOfCaption = captions.map(({ text }) => unitIn(text)).find((unit) => unit !== undefined);
  const unitOfAmounts = path.toReversed().flatMap((text) => unitIn(text) ?? [])[0] ?? ofDocument;
  const around = (isNext ? before.unit : undefined) ?? unitOfAmounts;
  const own = unitOfCaption ?? unitIn(textOf([...headers, ...rows.slice(0, 3)])) ?? unitBefore(lead);
  const unit = own ?? (goesOn ? before.unit : undefined) ?? (rows.some(isOfMoney) ? around : undefined);
  return { drafts, table: { headers, unit, unitOfAmounts } };
};
