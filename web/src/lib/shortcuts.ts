// Keyboard shortcuts by key position, so that they work in a Korean or Japanese layout too.
import { useEffect, useRef } from 'react';

export type Shortcut = {
  /** KeyboardEvent.code, such as `KeyK` or `Slash`. */
  readonly code: string;
  /** Whether Ctrl (Cmd on a Mac) is held. Such shortcuts work while typing too. */
  readonly ctrl?: boolean;
  readonly shift?: boolean;
  /** The key pressed just before, for example `KeyG`. */
  readonly after?: string;
  readonly run: () => void;
};

const SEQUENCE_MS = 1200;

type Target = { closest?: (selector: string) => unknown };

const isTyping = (target: Target | null): boolean =>
  Boolean(
    target?.closest?.('input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]'),
  );

export type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'>;

/** The shortcut of a key press, given the key pressed before it. */
export const shortcutFor = (
  shortcuts: readonly Shortcut[],
  pressed: Pressed,
  { before, typing }: { before?: string | undefined; typing: boolean },
): Shortcut | undefined => {
  if (pressed.isComposing || pressed.altKey) return undefined;
  const ctrl = pressed.ctrlKey || pressed.metaKey;
  if (typing && !ctrl) return undefined;
  return shortcuts.find(
    (one) =>
      one.code === pressed.code &&
      (one.ctrl ?? false) === ctrl &&
      (one.shift ?? false) === pressed.shiftKey &&
      one.after === (ctrl ? undefined : before),
  );
};

export const useShortcuts = (shortcuts: readonly Shortcut[]) => {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    let before: { code: string; at: number } | undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const recent = before && event.timeStamp - before.at < SEQUENCE_MS ? before.code : undefined;
      before = undefined;
      const typing = isTyping(event.target instanceof Element ? event.target : null);
      const found = shortcutFor(latest.current, event, { before: recent, typing });
      if (found) {
        event.preventDefault();
        found.run();
        return;
      }
      const starts = latest.current.some((one) => one.after === event.code);
      if (starts && !typing && !event.ctrlKey && !event.metaKey) before = { code: event.code, at: event.timeStamp };
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};

/** The label of the Ctrl key: `Ctrl`, or `⌘` on a Mac. */
export const CTRL = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
