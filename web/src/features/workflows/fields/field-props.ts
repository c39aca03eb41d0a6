// The props of every field of the form.
import type { Field } from '#shared/analyses/analysis.ts';
import type { Planned } from '#shared/contract/routes/run-plans.ts';

export type Candidates = Planned['candidates'][number];

export type FieldProps<K extends Field['kind'] = Field['kind']> = {
  readonly field: Extract<Field, { kind: K }>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly label: string;
  readonly error: string | undefined;
  /** Companies that the entered text may mean. */
  readonly candidates: readonly Candidates[];
  readonly projectId: string;
};

export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
