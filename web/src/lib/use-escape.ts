// Binds Esc to an action of the screen, unless a layer above it takes the key.
import { useEffect, useRef } from 'react';

/** Toasts are dialogs but not modal, so they do not take the key. */
const LAYERS = '[role="dialog"]:not([aria-modal="false"]),[role="alertdialog"],[role="menu"],[data-hover-card]';

/** Panels listen on the document and screens on the window, so a panel gets the key first. */
export const useEscape = (run: (() => void) | undefined, of: 'panel' | 'screen') => {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const place = of === 'panel' ? document : window;
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return;
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (!latest.current || document.querySelector(LAYERS)) return;
      event.preventDefault();
      latest.current();
    };
    place.addEventListener('keydown', onKey);
    return () => place.removeEventListener('keydown', onKey);
  }, [of]);
};
