// Something being edited in a form: its base version, and a newer one saved by somebody else.
import { useState } from 'react';
import { ApiError } from './api.ts';

type Parse<T> = { safeParse: (data: unknown) => { success: true; data: T } | { success: false } };

/** The current state contained in a 409 `stale` error. */
export const currentOf = <T>(error: unknown, schema: Parse<T>): T | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'stale') return undefined;
  const parsed = schema.safeParse(error.data);
  return parsed.success ? parsed.data : undefined;
};

export const useEdited = <T extends { readonly version: number }>(original: T, schema: Parse<T>) => {
  const [base, setBase] = useState(original);
  const [newer, setNewer] = useState<T>();
  return {
    base,
    newer,
    /** Returns whether the error was that somebody else has saved first. */
    takeStale: (error: unknown): boolean => {
      const current = currentOf(error, schema);
      setNewer(current);
      return current !== undefined;
    },
    /** Makes the newer state the base of the edit. */
    adopt: (): T => {
      setBase(newer ?? base);
      setNewer(undefined);
      return newer ?? base;
    },
  };
};
