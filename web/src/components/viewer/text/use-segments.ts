// The extracted text of a file, fetched in pages: up to the cited passage, then as far as the reader scrolls.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Segment } from '#shared/model/file.ts';
import { call } from '#web/lib/api.ts';
import { findSegment, type Span, type Target } from './find-segment.ts';

const FIRST = 500;
const NEXT = 2000;

type Read = { readonly segments: readonly Segment[]; readonly count: number };
export type Segments = {
  readonly read: Read | undefined;
  readonly span: Span | undefined;
  /** Whether the cited passage is still being searched for. */
  readonly locating: boolean;
  readonly error: unknown;
  readonly more: () => void;
  readonly retry: () => void;
};

const pageFrom = (fileId: string, offset: number, signal: AbortSignal) =>
  call('files.content', { params: { fileId }, query: { offset, limit: offset === 0 ? FIRST : NEXT } }, { signal });

const isTarget = (target: Target): boolean => Object.values(target).some((value) => value !== undefined);

export const useSegments = (fileId: string, target: Target): Segments => {
  const [read, setRead] = useState<Read>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const busy = useRef<AbortController>(undefined);

  const fetchFrom = useCallback(
    (known: readonly Segment[]) => {
      if (busy.current) return;
      const end = new AbortController();
      busy.current = end;
      pageFrom(fileId, known.length, end.signal)
        .then(({ rows, count }) => {
          if (busy.current !== end) return;
          busy.current = undefined;
          const segments = [...known, ...rows];
          setRead({ segments, count: rows.length === 0 ? segments.length : count });
        })
        .catch((reason) => {
          if (busy.current !== end) return;
          busy.current = undefined;
          setError(reason);
        });
    },
    [fileId],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    setRead(undefined);
    setError(undefined);
    fetchFrom([]);
    return () => {
      busy.current?.abort();
      busy.current = undefined;
    };
  }, [fetchFrom, attempt]);

  const span = read && isTarget(target) ? findSegment(read.segments, target) : undefined;
  const whole = read !== undefined && read.segments.length >= read.count;
  const locating = isTarget(target) && !span && !whole && !error;
  const more = useCallback(() => {
    if (read && !whole) fetchFrom(read.segments);
  }, [read, whole, fetchFrom]);
  useEffect(() => {
    if (locating) more();
  }, [locating, more]);
  return { read, span, locating, error, more, retry: () => setAttempt((count) => count + 1) };
};
