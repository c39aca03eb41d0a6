// The column of a document's pages: which are rendered, their sizes, and how to scroll to one.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { GAP, type HeightOf, offsetOf, placeAt, topOf } from './page-column.ts';
import type { PageSize } from './pdf-page.tsx';

/** Pixels that stay visible above a passage. */
const LEAD = 96;
const ZOOMS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
const [SMALLEST = 0.25] = ZOOMS;
const LARGEST = ZOOMS.at(-1) ?? 4;

const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const observer = new ResizeObserver(() => setWidth(node.clientWidth));
    observer.observe(node);
    setWidth(node.clientWidth);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

/**
 * Sizes of the upright pages. Until a page's own size is known, it is assumed to be as large as the first one shown.
 */
const useSizes = (given: PageSize, turned: number) => {
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const sizeOf = useCallback(
    (number: number) => {
      const { width, height } = sizes.get(number) ?? given;
      return turned % 180 === 0 ? { width, height } : { width: height, height: width };
    },
    [sizes, given, turned],
  );
  const onSize = useCallback((number: number, { width, height }: PageSize) => {
    setSizes((known) => {
      const old = known.get(number);
      return old?.width === width && old.height === height ? known : new Map(known).set(number, { width, height });
    });
  }, []);
  const first = turned % 180 === 0 ? given : { width: given.height, height: given.width };
  return { first, sizeOf, onSize };
};

const useZoom = (width: number, first: PageSize) => {
  const [zoom, setZoom] = useState<number>();
  const scale = zoom ?? Math.min(2, Math.max(0.3, (width - 2 * GAP) / first.width));
  const zoomBy = (by: 1 | -1) =>
    setZoom(
      by > 0
        ? (ZOOMS.find((one) => one > scale + 0.01) ?? LARGEST)
        : (ZOOMS.findLast((one) => one < scale - 0.01) ?? SMALLEST),
    );
  return { scale, fits: zoom === undefined, zoomBy, fit: () => setZoom(undefined) };
};

/**
 * Keeps what is being read in view when the pages are zoomed, turned or resized. At the top of the document nothing
 * moves.
 */
const useStay = (scroller: RefObject<HTMLElement | null>, count: number, heightOf: HeightOf) => {
  const before = useRef(heightOf);
  useLayoutEffect(() => {
    const [node, old] = [scroller.current, before.current];
    before.current = heightOf;
    if (!node || node.scrollTop === 0 || old === heightOf) return;
    const third = node.clientHeight / 3;
    node.scrollTo({ top: offsetOf(placeAt(node.scrollTop + third, count, old), heightOf) - third });
  }, [scroller, count, heightOf]);
};

export const usePages = (count: number, given: PageSize) => {
  const [turned, setTurned] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller);
  const { first, sizeOf, onSize } = useSizes(given, turned);
  const { scale, fits, zoomBy, fit } = useZoom(width, first);
  const heightOf = useCallback((number: number) => sizeOf(number).height * scale, [sizeOf, scale]);
  const column = useVirtualizer({
    count: width > 0 ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(index + 1) + GAP,
    overscan: 1,
    paddingStart: GAP,
  });
  const { measure } = column;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights that were measured are others now
  useLayoutEffect(() => measure(), [measure, heightOf]);
  useStay(scroller, count, heightOf);

  const show = (number: number, share?: number) => {
    const top = share === undefined ? topOf(number, heightOf) - GAP : offsetOf({ number, share }, heightOf) - LEAD;
    scroller.current?.scrollTo({ top });
  };
  const latest = useRef(show);
  latest.current = show;
  const showPage = useCallback((number: number, share?: number) => latest.current(number, share), []);

  const turn = () => setTurned((now) => (now + 90) % 360);
  const third = (column.scrollOffset ?? 0) + (scroller.current?.clientHeight ?? 0) / 3;
  const { number: current } = placeAt(third, count, heightOf);
  const height = topOf(count + 1, heightOf);
  const view = { scale, fits, zoomBy, fit, turned, turn };
  return { scroller, column, height, ready: width > 0, first, sizeOf, onSize, showPage, current, ...view };
};
