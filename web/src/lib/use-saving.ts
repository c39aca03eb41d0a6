// Saves a form: an error appears at its field, and a newer state can be merged under one's own changes.
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api.ts';
import { useErrorText } from './error-text.ts';
import type { useEdited } from './use-edited.ts';

type Given<T extends { readonly version: number }, V extends FieldValues, Sent extends FieldValues> = {
  readonly edited: ReturnType<typeof useEdited<T>>;
  readonly form: UseFormReturn<V, unknown, Sent>;
  readonly valuesOf: (item: T) => V;
  /** The field of an error code; other errors belong to the whole form. */
  readonly fieldOf?: Readonly<Record<string, Path<V>>>;
};

export const useSaving = <T extends { readonly version: number }, V extends FieldValues, Sent extends FieldValues>({
  edited,
  form,
  valuesOf,
  fieldOf = {},
}: Given<T, V, Sent>) => {
  const errorText = useErrorText();
  const tell = (error: unknown) => {
    if (edited.takeStale(error)) return;
    const field = error instanceof ApiError ? fieldOf[error.code] : undefined;
    form.setError(field ?? 'root', { message: errorText(error) });
  };
  return {
    saveBy: (send: (values: Sent) => Promise<void>) => form.handleSubmit((values) => send(values).catch(tell)),
    loadCurrent: edited.newer && (() => form.reset(valuesOf(edited.adopt()), { keepDirtyValues: true })),
  };
};
