// An action on a row: an entry of its menu.
import type { ReactNode } from 'react';

export type RowAction = {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly run: () => void;
  /** Whether the action cannot be undone. */
  readonly danger?: boolean | undefined;
};
