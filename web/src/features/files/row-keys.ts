// The keys of a row in the list: open, select, rename, delete, next, previous.
import type { KeyboardEvent } from 'react';

type Actions = {
  readonly open: () => void;
  readonly toggle: (isRange: boolean) => void;
  readonly rename: (() => void) | undefined;
  readonly remove: (() => void) | undefined;
};

const go = (to: Element | null) => {
  if (to instanceof HTMLElement) to.focus();
};

export const rowKeys =
  ({ open, toggle, rename, remove }: Actions) =>
  (event: KeyboardEvent<HTMLTableRowElement>) => {
    const { currentTarget: row, target, code, shiftKey } = event;
    if (target !== row || event.ctrlKey || event.metaKey || event.altKey) return;
    if (code === 'Enter') open();
    else if (code === 'Space') toggle(shiftKey);
    else if (code === 'F2') rename?.();
    else if (code === 'Delete') remove?.();
    else if (code === 'ArrowDown' || code === 'KeyJ') go(row.nextElementSibling);
    else if (code === 'ArrowUp' || code === 'KeyK') go(row.previousElementSibling);
    else return;
    event.preventDefault();
  };
