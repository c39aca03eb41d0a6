// The visible rows and columns: follows scrolling and resizing, once per frame.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { HEAD, type Layout } from './layout.ts';

export type Sight = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
const OVERSCAN = { rows: 10, columns: 4 } as const;

export const sightOf = ({ scrollLeft, scrollTop, clientWidth, clientHeight }: HTMLElement): Sight => ({
  x: scrollLeft,
  y: scrollTop,
  width: clientWidth,
  height: clientHeight,
});
const isSame = (a: Sight, b: Sight): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

export const useSight = (ref: RefObject<HTMLDivElement | null>): Sight => {
  const [sight, setSight] = useState<Sight>({ x: 0, y: 0, width: 1200, height: 700 });
  const frame = useRef(0);
  const look = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const { current } = ref;
      if (!current) return;
      const seen = sightOf(current);
      setSight((now) => (isSame(now, seen) ? now : seen));
    });
  }, [ref]);
  useLayoutEffect(look, [look]);
  useEffect(() => {
    const { current } = ref;
    if (!current) return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
      cancelAnimationFrame(frame.current);
    };
  }, [ref, look]);
  return sight;
};

/** The visible rows and columns that are not frozen. */
export const windowOf = (
  { rows, columns, frozenRows, frozenColumns, frozenWidth, frozenHeight }: Layout,
  sight: Sight,
) => {
  const { x, y, width, height } = sight;
  return {
    top: Math.max(frozenRows + 1, rows.at(y + frozenHeight) - OVERSCAN.rows),
    bottom: Math.min(rows.count, rows.at(y + height - HEAD.height) + OVERSCAN.rows),
    left: Math.max(frozenColumns + 1, columns.at(x + frozenWidth) - OVERSCAN.columns),
    right: Math.min(columns.count, columns.at(x + width - HEAD.width) + OVERSCAN.columns),
  };
};
