// Reads a balance sheet that ends in net assets: what is owed is deducted, and no total of equity is named.
import borrowings from '#shared/language/lexicon/deducted-borrowings.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import { isTotalOf } from '#shared/language/lexicon/totals.ts';
import type { Statement, StatementLine } from '#shared/model/statement.ts';
import { readTable } from '../../engine/tables/read-table.ts';
import { headOf } from '../../engine/tables/statements/candidates.ts';
import { columnsOf, setAsideAt } from '../../engine/tables/statements/columns.ts';
import { linesOf } from '../../engine/tables/statements/lines.ts';
import { nameLines, settledLines } from '../../engine/tables/statements/name-lines.ts';
import { scaleOf } from '../../engine/tables/statements/scale.ts';
import { kindsOf } from '../../engine/tables/statements/titles.ts';
import type { Chunk } from '../../ports/search-index.ts';
import { readAgain } from './read-again.ts';

const NET_ASSETS = /^\s*net assets\s*$/i;
const END = /^\s*(?:total )?net (?:assets|liabilities)(?:\s?\/?\s?\(?(?:assets|liabilities)\)?)?\s*$/i;
const saysBorrowing = compile(borrowings);

const valueAt = ({ figures }: StatementLine, column: number): number => figures[column]?.value ?? 0;

/** Rounded lines may miss their sum by half a unit each. */
const addsUp = (lines: readonly StatementLine[], end: StatementLine): boolean => {
  const parts = lines.filter(({ label, figures }) => figures.length > 0 && !isTotalOf(label));
  return (
    parts.length > 1 &&
    end.figures.every((figure, column) => {
      const sum = parts.reduce((all, line) => all + valueAt(line, column), 0);
      return figure !== null && Math.abs(sum - figure.value) <= parts.length / 2;
    })
  );
};

const isDeducted = ({ figures }: StatementLine): boolean => figures.every((one) => (one?.value ?? -1) < 0);

const named = (line: StatementLine, end: StatementLine): StatementLine => {
  if (line === end) return { ...line, concept: 'equity' };
  const isLoan = line.concept === undefined && isDeducted(line) && saysBorrowing(line.label).length > 0;
  return isLoan ? { ...line, concept: 'longTermDebt' } : line;
};

const titleOf = ({ context, text }: Chunk): string | undefined =>
  [context.section?.split(' > ').at(-1) ?? '', text.split('\n', 1)[0] ?? ''].find((title) =>
    kindsOf(title).includes('balance'),
  );

/** One list whose lines add up to the net assets, which proves it whatever its lines are called. */
const listIn = (chunk: Chunk): Statement | undefined => {
  const title = chunk.kind === 'table' ? titleOf(chunk) : undefined;
  if (title === undefined) return undefined;
  const { rows, columns: heads } = readTable(chunk);
  const head = headOf(chunk);
  const columns = columnsOf('balance', { rows, columns: heads }, head);
  if (!columns) return undefined;
  const raw = linesOf(chunk, { columns, setAside: setAsideAt(rows) }, '', true);
  const at = raw.findIndex(({ label }) => END.test(label));
  const lines = settledLines(nameLines('balance', raw.slice(0, at + 1)));
  const end = lines.at(-1);
  if (!end || !addsUp(lines.slice(0, -1), end)) return undefined;
  const labels = columns.map(({ label }) => label);
  const { power, currency } = scaleOf([chunk], head, labels);
  const unit = power === undefined || currency === undefined ? undefined : { scale: power, currency };
  const { basis } = chunk.context;
  return {
    ...{ kind: 'balance', title, columns: [...columns], lines: lines.map((line) => named(line, end)) },
    ...(basis ? { basis } : {}),
    ...(unit ?? { unread: { why: 'unit', pages: [] } }),
  };
};

/** Elsewhere net assets may be the difference of a part, so the words count in a balance sheet without another end. */
const endedByWord = (chunks: readonly Chunk[]): Statement | undefined =>
  chunks.some(({ kind, text }) => kind === 'table' && /^\s*net assets\t/im.test(text))
    ? readAgain('balance', chunks, (cell) => (NET_ASSETS.test(cell) ? `Total ${cell.trim()}` : cell))
    : undefined;

export const isListToNetAssets = (chunk: Chunk): boolean => listIn(chunk) !== undefined;

export const balanceToNetAssets = (chunks: readonly Chunk[]): Statement | undefined =>
  endedByWord(chunks) ?? chunks.map(listIn).find((one) => one !== undefined);
