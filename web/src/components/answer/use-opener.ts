// The mark that opened a source: it gets the focus back when the source is closed.
import { useCallback, useRef } from 'react';

/** The citation that a mark opens: a chip, or a figure that is a link. */
const opensOf = (mark: Element | null): string | undefined =>
  mark instanceof HTMLElement && mark.isConnected ? (mark.dataset.citation ?? mark.dataset.figure) : undefined;

export const useOpener = () => {
  const opener = useRef<Element>(null);
  /** Call it as a source opens, while the pressed mark has the focus. */
  const remember = useCallback(() => {
    opener.current = document.activeElement;
  }, []);
  /** The pressed mark; the first chip of the citation after a reload, or where another citation was paged to. */
  const markOf = (n: number): HTMLElement | null => {
    const pressed = opener.current;
    if (pressed instanceof HTMLElement && opensOf(pressed) === String(n)) return pressed;
    return document.querySelector<HTMLElement>(`[data-citation="${n}"]`);
  };
  return { remember, markOf };
};
