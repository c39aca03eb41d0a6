// Keeps the same object for the same target, so that the viewer scrolls to it once.
import { useRef } from 'react';
import type { Target } from './text/find-segment.ts';

export const useSameTarget = (target: Target): Target => {
  const last = useRef(target);
  if (JSON.stringify(last.current) !== JSON.stringify(target)) last.current = target;
  return last.current;
};
