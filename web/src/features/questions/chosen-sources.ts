// The sources of a question: chosen above the composer and remembered on this device.
import { useSyncExternalStore } from 'react';
import { SOURCES, type Source } from '#shared/model/enums.ts';
import { createListeners } from '#web/lib/listeners.ts';
import { readPreferences, savePreferences } from '#web/lib/preferences.ts';

const listeners = createListeners();
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
  listeners.notify();
};

export const useChosenSources = (): readonly Source[] => useSyncExternalStore(listeners.subscribe, chosenSources);
