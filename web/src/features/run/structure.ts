// A memorandum's structure under edit: order, names, included sections.
import type { RunPlan } from '#shared/model/run.ts';

export type Part = RunPlan['sections'][number];

export const moved = (parts: readonly Part[], from: number, to: number): readonly Part[] => {
  const part = parts[from];
  if (!part || to < 0 || to >= parts.length || from === to) return parts;
  const others = parts.toSpliced(from, 1);
  return others.toSpliced(to, 0, part);
};

export const changed = (parts: readonly Part[], at: number, values: Partial<Part>): readonly Part[] =>
  parts.map((part, i) => (i === at ? { ...part, ...values } : part));

/** Adds a section under an unused id. */
export const added = (parts: readonly Part[], title: string): readonly Part[] => {
  const ids = new Set(parts.map(({ id }) => id));
  const n = [...Array(parts.length + 1).keys()].find((i) => !ids.has(`own-${i + 1}`)) ?? parts.length;
  return [...parts, { id: `own-${n + 1}`, title: title.trim(), on: true }];
};

export const problemOf = (parts: readonly Part[]): 'none' | 'noName' | undefined => {
  if (!parts.some(({ on }) => on)) return 'none';
  return parts.some(({ on, title }) => on && title.trim() === '') ? 'noName' : undefined;
};
