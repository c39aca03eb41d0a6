// Sends edits one batch at a time, each on top of the version last seen, and detects conflicts with others' changes.
import type { CellEdit, DraftCell } from '#shared/model/spreadsheet.ts';
import { ApiError, type Result } from '#web/lib/api.ts';

export type Reply = Result<'spreadsheets.edit'>;
/** Cells that both users have changed; the user's own edits were not sent. */
export type Clash = { readonly mine: readonly CellEdit[]; readonly theirs: readonly DraftCell[] };
type Send = (version: number, edits: readonly CellEdit[]) => Promise<Reply>;
type Stale = { readonly version: number; readonly cells: readonly DraftCell[] };

const AT_ONCE = 2_000;
const keyOf = ({ sheet, row, column }: CellEdit): string => `${sheet} ${row} ${column}`;

const staleOf = (error: unknown): Stale | undefined =>
  error instanceof ApiError && error.code === 'stale' && typeof error.data === 'object'
    ? (error.data as Stale | undefined)
    : undefined;

const clashing = (edits: readonly CellEdit[], others: readonly DraftCell[]): DraftCell[] => {
  const mine = new Map(edits.map((edit) => [keyOf(edit), edit.input]));
  return others.filter((cell) => mine.has(keyOf(cell)) && mine.get(keyOf(cell)) !== cell.input);
};

type SenderEvents = { readonly onReply: (reply: Reply) => void; readonly onOthers: () => void };
const MAX_ATTEMPTS = 6;

export const sender = (send: Send, version: { current: number }, { onReply, onOthers }: SenderEvents) => {
  let turn: Promise<unknown> = Promise.resolve();
  const sendBatch = async (edits: readonly CellEdit[], force: boolean): Promise<CellEdit[] | Clash> => {
    for (let tries = 1; ; tries += 1) {
      try {
        const reply = await send(version.current, edits);
        version.current = reply.version;
        onReply(reply);
        return reply.before;
      } catch (error) {
        const stale = staleOf(error);
        if (!stale || tries === MAX_ATTEMPTS) throw error;
        version.current = stale.version;
        onOthers();
        const theirs = force ? [] : clashing(edits, stale.cells);
        if (theirs.length > 0) return { mine: edits, theirs };
      }
    }
  };
  const sendAll = async (edits: readonly CellEdit[], force: boolean): Promise<CellEdit[] | Clash> => {
    const before: CellEdit[] = [];
    for (let from = 0; from < edits.length; from += AT_ONCE) {
      const result = await sendBatch(edits.slice(from, from + AT_ONCE), force);
      if (!Array.isArray(result)) return { ...result, mine: edits.slice(from) };
      before.push(...result);
    }
    return before;
  };
  return {
    /** Returns the edits that undo the sent ones, or the conflict. */
    send: (edits: readonly CellEdit[], force = false): Promise<CellEdit[] | Clash> => {
      const sent = turn.then(() => sendAll(edits, force));
      turn = sent.catch(() => undefined);
      return sent;
    },
    settled: () => turn,
  };
};
