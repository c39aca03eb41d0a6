// The workspace chosen in the sidebar, kept for the next visit.
import { useSyncExternalStore } from 'react';
import { sessionStore } from './session-storage.ts';

const KEY = 'selectedProject';
export const ALL_VALUE = 'all';

export type SelectedWorkspace = { readonly label: string; readonly value: string };

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

let last: { text: string | null; value: SelectedWorkspace | undefined } = { text: null, value: undefined };

/** Returns the same object for the same stored text, as React requires of a snapshot. */
export const selectedWorkspace = (): SelectedWorkspace | undefined => {
  const text = sessionStore().getItem(KEY);
  if (text === last.text) return last.value;
  try {
    last = { text, value: text ? JSON.parse(text) : undefined };
  } catch {
    last = { text, value: undefined };
  }
  return last.value;
};

export const selectWorkspace = (workspace: SelectedWorkspace | undefined) => {
  if (workspace) sessionStore().setItem(KEY, JSON.stringify({ label: workspace.label, value: workspace.value }));
  else sessionStore().removeItem(KEY);
  for (const listener of listeners) listener();
};

export const useSelectedWorkspace = () => {
  const selected = useSyncExternalStore(subscribe, selectedWorkspace);
  const isAll = selected?.value === ALL_VALUE;
  return { selected, isAll, projectId: isAll ? undefined : selected?.value };
};
