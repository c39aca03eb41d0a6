// Something being edited in a form: its base version, and a newer one saved by somebody else.
import { useState } from 'react';
import { ApiError } from './api.ts';

type Parse<T> = { safeParse: (data: unknown) => { success: true; data: T } | { success: false } };

/** The current state that a 409 `stale` carries. */
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
    /** Whether the error was that somebody else was faster. */
    takeStale: (error: unknown): boolean => {
      const current = currentOf(error, schema);
      setNewer(current);
      return current !== undefined;
    },
    /** From now on the newer state is what is edited. */
    adopt: (): T => {
      setBase(newer ?? base);
      setNewer(undefined);
      return newer ?? base;
    },
  };
};
