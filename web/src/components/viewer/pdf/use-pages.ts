// The column of a document's pages: which of them exist, how large they are and how one of them is brought into view.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { PageSize } from './pdf-page.tsx';

export const GAP = 12;
/** What stays visible above a passage. */
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

/** Pages are taken to be as large as the first one shown until their own size is known. */
const useSizes = (given: PageSize, turned: number) => {
  const first = turned % 180 === 0 ? given : { width: given.height, height: given.width };
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const { width: firstWidth, height: firstHeight } = first;
  const sizeOf = useCallback(
    (number: number) => sizes.get(number) ?? { width: firstWidth, height: firstHeight },
    [sizes, firstWidth, firstHeight],
  );
  const onSize = useCallback((number: number, { width, height }: PageSize) => {
    setSizes((known) => {
      const old = known.get(number);
      return old?.width === width && old.height === height ? known : new Map(known).set(number, { width, height });
    });
  }, []);
  const forget = useCallback(() => setSizes(new Map()), []);
  return { first, sizeOf, onSize, forget };
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

export const usePages = (count: number, given: PageSize) => {
  const [turned, setTurned] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller);
  const { first, sizeOf, onSize, forget } = useSizes(given, turned);
  const { scale, fits, zoomBy, fit } = useZoom(width, first);
  const column = useVirtualizer({
    count: width > 0 ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => sizeOf(index + 1).height * scale + GAP,
    overscan: 1,
    paddingStart: GAP,
  });
  const { measure } = column;
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights follow from scale and sizes
  useLayoutEffect(() => measure(), [measure, scale, sizeOf]);

  const show = (number: number, share?: number) => {
    let top = 0;
    for (let before = 1; before < number; before++) top += sizeOf(before).height * scale + GAP;
    const inside = share === undefined ? 0 : GAP + share * sizeOf(number).height * scale - LEAD;
    scroller.current?.scrollTo({ top: Math.max(0, top + inside) });
  };
  const latest = useRef(show);
  latest.current = show;
  const showPage = useCallback((number: number, share?: number) => latest.current(number, share), []);

  const turn = () => {
    forget();
    setTurned((now) => (now + 90) % 360);
  };
  const third = (column.scrollOffset ?? 0) + (scroller.current?.clientHeight ?? 0) / 3;
  const current = (column.getVirtualItemForOffset(third)?.index ?? 0) + 1;
  const view = { scale, fits, zoomBy, fit, turned, turn };
  return { scroller, column, ready: width > 0, first, sizeOf, onSize, showPage, current, ...view };
};
