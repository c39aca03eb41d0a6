// What the parts of an answer share: its references, the open one, and how to open another.
import { createContext, useContext } from 'react';
import type { Reference } from '#shared/report/blocks.ts';

export type Citations = {
  readonly byNumber: ReadonlyMap<number, Reference>;
  readonly open: number | undefined;
  readonly onOpen: (n: number) => void;
  /** Asks a question; `undefined` where asking is not possible. */
  readonly onAsk?: ((query: string) => void) | undefined;
};

export const CitationsContext = createContext<Citations>({
  byNumber: new Map(),
  open: undefined,
  onOpen: () => undefined,
});
export const useCitations = () => useContext(CitationsContext);
