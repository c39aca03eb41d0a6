// The keys of a row in the list: open, select, go to the next or the one before.
import type { KeyboardEvent } from 'react';

type Actions = { readonly open: () => void; readonly toggle: () => void };

const go = (to: Element | null) => {
  if (to instanceof HTMLElement) to.focus();
};

export const rowKeys =
  ({ open, toggle }: Actions) =>
  (event: KeyboardEvent<HTMLTableRowElement>) => {
    const { currentTarget: row, target, code } = event;
    if (target !== row || event.ctrlKey || event.metaKey || event.altKey) return;
    if (code === 'Enter') open();
    else if (code === 'Space') toggle();
    else if (code === 'ArrowDown' || code === 'KeyJ') go(row.nextElementSibling);
    else if (code === 'ArrowUp' || code === 'KeyK') go(row.previousElementSibling);
    else return;
    event.preventDefault();
  };
