// The entries of a form so far, kept for the tab, and its initial values.
import type { Field } from '#shared/analyses/analysis.ts';
import type { AnalysisType } from '#shared/model/analysis.ts';

export type Draft = Readonly<Record<string, unknown>>;
type Of = { readonly projectId: string; readonly type: AnalysisType };

const keyOf = ({ projectId, type }: Of): string => `draft:${projectId}:${type}`;

export const initialDraft = (fields: readonly Field[]): Draft =>
  Object.fromEntries(
    fields.map(({ name, kind, initial }) => [name, initial ?? (kind === 'companies' ? [] : undefined)]),
  );

export const readDraft = (of: Of): Draft => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(of)) ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
};

export const keepDraft = (of: Of, draft: Draft) => {
  try {
    sessionStorage.setItem(keyOf(of), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form works without it.
  }
};

export const forgetDraft = (of: Of) => sessionStorage.removeItem(keyOf(of));
