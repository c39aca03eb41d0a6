// The undo stack: each step as the edits that revert it and those that redo it.
import type { CellEdit } from '#shared/model/spreadsheet.ts';

type Step = { readonly back: readonly CellEdit[]; readonly again: readonly CellEdit[] };
export type History = { readonly done: readonly Step[]; readonly undone: readonly Step[] };

export const EMPTY_HISTORY: History = { done: [], undone: [] };
const MAX_STEPS = 200;

export const did = ({ done }: History, step: Step): History => ({
  done: [...done, step].slice(-MAX_STEPS),
  undone: [],
});

export const undo = ({ done, undone }: History): { edits: readonly CellEdit[]; next: History } | undefined => {
  const step = done.at(-1);
  return step && { edits: step.back, next: { done: done.slice(0, -1), undone: [...undone, step] } };
};

export const redo = ({ done, undone }: History): { edits: readonly CellEdit[]; next: History } | undefined => {
  const step = undone.at(-1);
  return step && { edits: step.again, next: { done: [...done, step], undone: undone.slice(0, -1) } };
};
