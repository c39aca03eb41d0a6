// The draft of an open workbook: sends own edits, receives others', undoes and saves.
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellEdit } from '#shared/model/spreadsheet.ts';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { ApiError, call } from '#web/lib/api.ts';
import type { Workbook } from '../grid/layout.ts';
import { type RowStore, rowStore } from '../grid/row-store.ts';
import { type Clash, type Reply, sender } from './sender.ts';
import { did, EMPTY_HISTORY, type History, redo, undo } from './undo.ts';

const supersededBy = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'superseded') return undefined;
  const { id } = Object(error.data);
  return typeof id === 'string' ? id : undefined;
};

/** The row stores of the sheets, each created when its sheet is first opened. */
const useStores = (id: string, version: { current: number }) => {
  const stores = useRef(new Map<number, RowStore>());
  return useMemo(() => {
    const of = (sheet: number): RowStore => {
      const load = (from: number, to: number) =>
        call('spreadsheets.content', { params: { id }, query: { sheet, from, to } });
      const onVersion = (seen: number) => {
        if (seen <= version.current) return;
        // Somebody else has changed cells, so the loaded rows are stale.
        version.current = seen;
        for (const [other, store] of stores.current) if (other !== sheet) store.forget();
      };
      const store = stores.current.get(sheet) ?? rowStore(load, onVersion);
      stores.current.set(sheet, store);
      return store;
    };
    const forget = () => {
      for (const store of stores.current.values()) store.forget();
    };
    return { of, forget };
  }, [id, version]);
};

const bySheet = (cells: Reply['cells']): Map<number, Reply['cells']> => {
  const map = new Map<number, Reply['cells']>();
  for (const cell of cells) map.set(cell.sheet, [...(map.get(cell.sheet) ?? []), cell]);
  return map;
};

export const useDraft = (workbook: Workbook) => {
  const { t } = useTranslation('spreadsheets');
  const fail = useFailToast();
  const { id } = workbook.file;
  const version = useRef(workbook.version);
  const stores = useStores(id, version);
  const [unsaved, setUnsaved] = useState(workbook.file.unsaved);
  const [uncalculated, setUncalculated] = useState(workbook.uncalculated);
  const [pending, setPending] = useState(0);
  const [newer, setNewer] = useState<string>();
  // Conflicts are shown one after the other; each decision settles the first.
  const [[clash], setClashes] = useState<readonly Clash[]>([]);
  const [history, setHistory] = useState<History>(EMPTY_HISTORY);
  // In a ref, because keys can arrive before a reply or a rendering: undo must see all edits made by then.
  const past = useRef<History>(EMPTY_HISTORY);
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  const send = useMemo(() => {
    const onReply = (reply: Reply) => {
      for (const [sheet, cells] of bySheet(reply.cells)) stores.of(sheet).put(cells);
      if (reply.more) stores.forget();
      setUnsaved(reply.unsaved);
      setUncalculated(reply.uncalculated);
    };
    const sendOne = (at: number, edits: readonly CellEdit[]) =>
      call('spreadsheets.edit', { params: { id }, body: { version: at, edits: [...edits] } });
    return sender(sendOne, version, { onReply, onOthers: stores.forget });
  }, [id, stores]);

  /** Shows typed text at once; the reply contains the text as the workbook formats it. */
  const showTyped = (edits: readonly CellEdit[]) => {
    for (const { sheet, row, column, input } of edits.slice(0, 2_000)) {
      const store = stores.of(sheet);
      const { kind, colour, input: before, ...unchanged } = store.cell(row, column) ?? { column, text: '' };
      store.put([{ ...unchanged, row, text: input.replace(/^'/, ''), input }]);
    }
  };
  const post = async (edits: readonly CellEdit[], force = false): Promise<readonly CellEdit[] | undefined> => {
    if (edits.length === 0) return undefined;
    showTyped(edits);
    setPending((n) => n + 1);
    try {
      const result = await send.send(edits, force);
      if ('theirs' in result) setClashes((open) => [...open, result]);
      else return result;
    } catch (error) {
      setNewer(supersededBy(error));
      fail(error, t('editFailed'));
      stores.forget();
    } finally {
      setPending((n) => n - 1);
    }
    return undefined;
  };
  const remember = (next: History) => {
    past.current = next;
    setHistory(next);
  };
  /** Returns whether the edits were accepted. */
  const apply = (edits: readonly CellEdit[], force = false): Promise<boolean> => {
    const applied = post(edits, force).then((back) => {
      if (back) remember(did(past.current, { back, again: edits }));
      return back !== undefined;
    });
    turn.current = applied;
    return applied;
  };
  /** Called when somebody else has changed cells; while own edits are pending, their reply covers it. */
  const see = (at: number) => {
    if (at <= version.current || pending > 0) return;
    version.current = at;
    stores.forget();
  };
  const travel = (way: typeof undo) => {
    turn.current = turn.current.then(async () => {
      const step = way(past.current);
      if (!step) return;
      remember(step.next);
      await post(step.edits);
    });
  };
  const save = async () => {
    await send.settled();
    const { id: saved, version: number } = await call('spreadsheets.save', {
      params: { id },
      body: { version: version.current },
    });
    return { id: saved, number };
  };
  return {
    stores,
    unsaved,
    uncalculated,
    isSending: pending > 0,
    newer,
    clash,
    apply,
    see,
    save,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    undo: () => travel(undo),
    redo: () => travel(redo),
    /** Settles a conflict; `mine` overwrites what the other user entered. */
    settle: (mine: boolean) => {
      setClashes(([, ...later]) => later);
      if (mine && clash) void apply(clash.mine, true);
      else stores.forget();
    },
  };
};
export type Draft = ReturnType<typeof useDraft>;
