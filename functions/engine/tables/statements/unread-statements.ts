// Reports primary statements that a document prints but whose figures are not used: which, on which pages and why.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import reportKinds from '#shared/language/lexicon/report-kinds.json' with { type: 'json' };
import { conceptOf } from '#shared/language/lexicon/statement-lines.ts';
import type { Statement, StatementKind, Unread } from '#shared/model/statement.ts';
import type { Chunk } from '../../../ports/search-index.ts';
import { readLines } from '../cells.ts';
import { readTable } from '../read-table.ts';
import { hasAnchors } from './anchors.ts';
import { type Candidate, titledTables } from './candidates.ts';
import { translatedAt } from './columns.ts';
import { hasOtherThousands } from './numbers.ts';
import { excludedAs, isLikely, kindsOf } from './titles.ts';

/** Statements without which a company cannot be valued. */
const KINDS: readonly StatementKind[] = ['balance', 'income', 'cashFlow'];

const placeOf = (chunk: Chunk | undefined): Omit<Unread, 'why'> => {
  const { page, sheet } = chunk?.spans[0]?.locator ?? {};
  return { pages: page === undefined ? [] : [page], ...(sheet === undefined ? {} : { sheet }) };
};

/** Checks only the first cell of each line, since the columns are what cannot be read. */
const isPrinted = ({ kind, chunks }: Candidate): boolean => {
  const labels = chunks.flatMap(({ text }) => readLines(text).map(({ cells: [first] }) => first?.text ?? ''));
  return hasAnchors(
    kind,
    labels.map((label) => conceptOf(kind, label, '')),
  );
};

const whyOf = ({ title, chunks }: Candidate): Unread['why'] => {
  const excluded = excludedAs(title);
  if (excluded) return excluded;
  if (hasOtherThousands(chunks)) return 'thousands';
  return chunks.some((chunk) => translatedAt(readTable(chunk).rows).size > 0) ? 'currencies' : 'columns';
};

const unreadOf = (kind: StatementKind, title: string, unread: Unread): Statement => ({
  ...{ kind, title, columns: [], lines: [] },
  unread,
});

const MAX_TITLE_LENGTH = 160;
/** A line of a table of contents: `Consolidated Balance Sheets ..... 45`. */
const isListed = (kind: StatementKind, chunks: readonly Chunk[]): boolean =>
  chunks.some(({ text }) =>
    text
      .split('\n')
      .some(
        (line) => line.length <= MAX_TITLE_LENGTH && kindsOf(line.replaceAll(/[.·…\t]+/g, ' ').trim()).includes(kind),
      ),
  );

const isAnnual = compile({ ...reportKinds, not: [] });
/** Whether the document is an annual report or mentions its statements: if no page prints them, they are images. */
const speaksOfStatements = (chunks: readonly Chunk[]): boolean =>
  chunks.some(({ text }) => isAnnual(text).length > 0 || isLikely(text) || FINANCIAL_STATEMENTS.test(text));
const FINANCIAL_STATEMENTS = /\b(?:financial|audited) statements\b|재무제표|財務諸表/i;

/** Amounts without a unit or currency cannot be used, but their sums are checked. */
const withUnits = (read: readonly Statement[], chunks: readonly Chunk[]): Statement[] =>
  read.map((one) => {
    if (!KINDS.includes(one.kind) || (one.scale !== undefined && one.currency !== undefined)) return one;
    const chunk = chunks.find(({ seq }) => seq === one.lines[0]?.seq);
    return { ...one, unread: { why: 'unit', ...placeOf(chunk) } };
  });

/** `read` are the statements of these passages; `pagesWithoutText` are images that could not be read. */
export const withUnread = (
  read: readonly Statement[],
  chunks: readonly Chunk[],
  pagesWithoutText: readonly number[] = [],
): Statement[] => {
  const missing = KINDS.filter((kind) => !read.some((one) => one.kind === kind));
  const tables = missing.length > 0 ? titledTables(chunks).filter((one) => !one.isApart && isPrinted(one)) : [];
  const hasPictures = pagesWithoutText.length > 0;
  const listed = hasPictures ? missing.filter((kind) => isListed(kind, chunks)) : [];
  const isNoneRead = missing.length === KINDS.length && tables.length === 0 && listed.length === 0;
  const onPictures = hasPictures && isNoneRead && speaksOfStatements(chunks) ? missing : listed;
  const unread = missing.flatMap((kind): Statement[] => {
    const table = tables.find((one) => one.kind === kind);
    if (table) return [unreadOf(kind, table.title, { why: whyOf(table), ...placeOf(table.chunks[0]) })];
    if (!onPictures.includes(kind)) return [];
    return [unreadOf(kind, '', { why: 'scanned', pages: [...pagesWithoutText] })];
  });
  return [...withUnits(read, chunks), ...unread];
};
