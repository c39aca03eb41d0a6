// The keys of the search screen: Esc stops an answer, `/` goes to the question.
import { type RefObject, useEffect, useRef } from 'react';
import { useShortcuts } from '#web/lib/shortcuts.ts';

type Keys = { readonly stop: (() => void) | undefined; readonly field: RefObject<HTMLTextAreaElement | null> };

export const useSearchKeys = ({ stop, field }: Keys) => {
  const latest = useRef(stop);
  latest.current = stop;
  useEffect(() => {
    // After the listeners of open layers, which take the key for themselves.
    const onKey = (event: KeyboardEvent) => {
      const layered = document.querySelector('[role="dialog"],[role="alertdialog"],[role="menu"],[data-hover-card]');
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || layered) return;
      latest.current?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  useShortcuts([{ code: 'Slash', run: () => field.current?.focus() }]);
};
