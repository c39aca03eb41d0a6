// The same place stays the same object, however often it is named: readers are shown it once, and not again while they read on.
import { useRef } from 'react';
import type { Target } from './text/find-segment.ts';

export const useSameTarget = (target: Target): Target => {
  const last = useRef(target);
  if (JSON.stringify(last.current) !== JSON.stringify(target)) last.current = target;
  return last.current;
};
