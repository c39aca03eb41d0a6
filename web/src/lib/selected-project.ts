// The workspace chosen in the sidebar, kept for the next visit.
import { useSyncExternalStore } from 'react';
import { sessionStore } from './session-storage.ts';

const KEY = 'selectedProject';
export const ALL_VALUE = 'all';

export type SelectedProject = { readonly label: string; readonly value: string };

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

let last: { text: string | null; value: SelectedProject | undefined } = { text: null, value: undefined };

/** Returns the same object for the same stored text, as React requires of a snapshot. */
export const selectedProject = (): SelectedProject | undefined => {
  const text = sessionStore().getItem(KEY);
  if (text === last.text) return last.value;
  try {
    last = { text, value: text ? JSON.parse(text) : undefined };
  } catch {
    last = { text, value: undefined };
  }
  return last.value;
};

export const selectProject = (project: SelectedProject | undefined) => {
  if (project) sessionStore().setItem(KEY, JSON.stringify({ label: project.label, value: project.value }));
  else sessionStore().removeItem(KEY);
  for (const listener of listeners) listener();
};

export const useSelectedProject = () => {
  const selected = useSyncExternalStore(subscribe, selectedProject);
  const isAll = selected?.value === ALL_VALUE;
  return { selected, isAll, projectId: isAll ? undefined : selected?.value };
};
