// The shortcuts that work on every signed-in screen.
import { type Shortcut, useShortcuts } from '#web/lib/shortcuts.ts';
import { useEntries } from '../use-entries.ts';
import type { Layer } from './layer.ts';

export type ShellActions = { openLayer: (layer: Layer) => void; toggleNarrow: () => void };

export const useShellShortcuts = ({ openLayer, toggleNarrow }: ShellActions) => {
  const { entries, go } = useEntries();
  const goTo = entries.flatMap((entry): Shortcut[] =>
    entry.key ? [{ code: entry.key.code, after: 'KeyG', run: () => go(entry) }] : [],
  );
  useShortcuts([
    { code: 'KeyK', ctrl: true, run: () => openLayer('palette') },
    { code: 'KeyB', ctrl: true, run: toggleNarrow },
    { code: 'Slash', shift: true, run: () => openLayer('shortcuts') },
    ...goTo,
  ]);
};
