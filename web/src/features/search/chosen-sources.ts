// The sources of a question: chosen above the composer and remembered on this device.
import { useSyncExternalStore } from 'react';
import { SOURCES, type Source } from '#shared/model/enums.ts';
import { readPreferences, savePreferences } from '#web/lib/preferences.ts';

const listeners = new Set<() => void>();
let chosen: readonly Source[] | undefined;

const remembered = (): readonly Source[] => {
  const known = SOURCES.filter((source) => readPreferences().askedSources?.includes(source));
  return known.length > 0 ? known : ['FILES'];
};

export const chosenSources = (): readonly Source[] => {
  chosen ??= remembered();
  return chosen;
};

/** At least one source stays chosen, because a question needs a source. */
export const toggleSource = (source: Source) => {
  const before = chosenSources();
  const next = SOURCES.filter((one) => before.includes(one) !== (one === source));
  if (next.length === 0) return;
  chosen = next;
  savePreferences({ askedSources: next });
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useChosenSources = (): readonly Source[] => useSyncExternalStore(subscribe, chosenSources);
