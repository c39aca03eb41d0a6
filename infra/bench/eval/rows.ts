// `npm run eval -- --set=rows`: answers the rows of lists over the invented data rooms as a run does.
import { readList } from '#functions/checklists/read/read-list.ts';
import { verdictOf } from '#functions/checklists/verdict.ts';
import { answerToRow, type RowContext } from '#functions/tasks/answer-rows/answer-to-row.ts';
import { headsOf } from '#functions/tasks/answer-rows/read-room.ts';
import { workspaceFiles } from '#functions/tasks/answer-rows/workspace-files.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { type CachedIndex, cachedIndex } from './cached-index.ts';
import { facts, model, TENANT, WORKSPACE } from './documents.ts';
import { judgeRow, type ReadRow, ROW_OUTCOMES, type RowOutcome } from './judge-row.ts';
import { NOW, type Room, type RoomRow, roomsNamed, statementsOf } from './room.ts';

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The rows as a client's list in which they are read. */
const readRows = (rows: readonly RoomRow[]): readonly ReadRow[] => {
  const lines = ['No,Question,Answer', ...rows.map(({ row }, n) => `${n + 1},${quoted(row)},`)];
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const read = readList({ filename: 'rows.csv', bytes }).rows;
  const isWhole = read.length === rows.length && read.every(({ question }, n) => question === rows[n]?.row);
  if (!isWhole) throw new Error(`${read.length} of ${rows.length} rows were read`);
  return read;
};

const SCOPE = { tenant: TENANT, projectIds: [WORKSPACE] };

const contextOf = ({ index, documents }: CachedIndex, about: string): RowContext => ({
  request: { scope: SCOPE, sources: ['FILES'], libraryIds: [], about },
  heads: headsOf(index, TENANT),
  files: workspaceFiles(index, SCOPE, async () => documents.map(({ fileId, filename }) => ({ id: fileId, filename }))),
});

const shownOf = (row: ReadRow, { blocks }: Answer, verdict: string | undefined): string =>
  [
    `  ${row.kind}, ${verdict ?? 'no verdict'}`,
    ...blocks.flatMap((block) =>
      block.kind === 'notice'
        ? [`  (${block.code}) ${JSON.stringify(block.params ?? {})}`]
        : statementsOf(block).map((one) => `  ${one.isTicked ? '✓' : '·'} ${one.text.slice(0, 240)}`),
    ),
  ]
    .slice(0, 10)
    .join('\n');

const tell = (name: string, outcomes: readonly RowOutcome[]): void => {
  const counts = ROW_OUTCOMES.map((one) => `${one} ${outcomes.filter((other) => other === one).length}`);
  const wrong = outcomes.filter((one) => one === 'wrong' || one === 'trapped').length;
  console.log(`${name.padEnd(28)} ${counts.join(', ')}; wrong ${((100 * wrong) / outcomes.length).toFixed(1)} %`);
};

/** What is known of a row, and what was answered. */
const comparison = (known: RoomRow, row: ReadRow, made: Answer): string => {
  const wanted = [known.verdict, known.says?.join(' / '), known.files?.join(' / ')].filter(Boolean).join(' | ');
  return `  wanted: ${wanted || 'nothing'}\n${shownOf(row, made, verdictOf(row, made).verdict)}`;
};

const QUIET: readonly RowOutcome[] = ['right', 'told'];

const answerRoom = async (
  { about, rows }: Pick<Room, 'about' | 'rows'>,
  cached: CachedIndex,
  verbose: boolean,
): Promise<RowOutcome[]> => {
  const ports = { index: cached.index, model, facts, clock: { now: () => NOW } };
  const outcomes: RowOutcome[] = [];
  for (const [n, row] of readRows(rows).entries()) {
    const made = await answerToRow(row, contextOf(cached, about), ports);
    const known = rows[n] as RoomRow;
    const outcome = judgeRow(known, row, made);
    outcomes.push(outcome);
    if (verbose && !QUIET.includes(outcome))
      console.log(`${outcome.toUpperCase()}  ${known.row}\n${comparison(known, row, made)}\n`);
  }
  return outcomes;
};

/** `verbose`: prints each row that is not right with its evidence. */
export const evalRows = async (verbose: boolean, only = ''): Promise<void> => {
  const all: RowOutcome[] = [];
  for (const room of roomsNamed(only).filter(({ rows }) => rows.length > 0)) {
    const cached = await cachedIndex(`room-${room.name}`, room.paths);
    const outcomes = await answerRoom(room, cached, verbose);
    cached.index.close();
    tell(room.name, outcomes);
    all.push(...outcomes);
  }
  tell('all rooms', all);
};
