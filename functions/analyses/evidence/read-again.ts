// Reads a statement of a document again, after cells of its tables were put in words that the engine knows.
import type { Statement, StatementKind } from '#shared/model/statement.ts';
import { readStatements } from '../../engine/tables/statements/read-statements.ts';
import type { Chunk } from '../../ports/search-index.ts';

type Edited = { readonly chunk: Chunk; readonly back: (at: number) => number };

/** `back` returns an offset to the text as it is printed. */
const edited = (chunk: Chunk, say: (cell: string) => string): Edited => {
  if (chunk.kind !== 'table') return { chunk, back: Number };
  let text = '';
  const edits: { readonly from: number; readonly by: number }[] = [];
  for (const cell of chunk.text.split(/([\t\n])/)) {
    const known = say(cell);
    text += known;
    if (known !== cell) edits.push({ from: text.length, by: known.length - cell.length });
  }
  const back = (at: number) => edits.reduce((own, { from, by }) => (at >= from ? own - by : own), at);
  return { chunk: { ...chunk, text }, back };
};

/** Lines keep their printed label and place. `undefined` if the document still has no such statement. */
export const readAgain = (
  kind: StatementKind,
  chunks: readonly Chunk[],
  say: (cell: string) => string,
): Statement | undefined => {
  const all = chunks.map((chunk) => edited(chunk, say));
  const read = readStatements(all.map(({ chunk }) => chunk)).find((one) => one.kind === kind && one.lines.length > 0);
  if (!read) return undefined;
  const lines = read.lines.map((line) => {
    const at = all.findIndex(({ chunk }) => chunk.seq === line.seq);
    const [back = Number, printed = ''] = [all[at]?.back, chunks[at]?.text];
    const [start, end] = [back(line.start), back(line.end)];
    const [label = ''] = printed.slice(start, end).split('\t');
    return { ...line, label: say(label) === label ? line.label : label, start, end };
  });
  const hasUnit = read.scale !== undefined && read.currency !== undefined;
  return { ...read, lines, ...(hasUnit ? {} : { unread: { why: 'unit' as const, pages: [] } }) };
};
