// A read-only grid of a sheet: A1 headings, the cited cells framed; only visible cells are rendered.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { type Corners, cellName, columnName } from '#shared/spreadsheet/a1.ts';
import { ViewerProblem } from '../viewer-problem.tsx';
import { COLUMN_HEAD, HEADS, ROWS, tableOf } from './roles.ts';
import { boxOf, edgesOf, HEAD_WIDTH, type Look, ROW_HEIGHT, type SheetInfo } from './sheet-geometry.ts';
import { SheetRow } from './sheet-row.tsx';
import { useSheetRows } from './use-sheet-rows.ts';

type SheetGridProps = { fileId: string; sheet: SheetInfo; looks: readonly Look[]; cited: Corners | undefined };

const Heads = ({ edges }: { edges: readonly number[] }) => (
  <div {...HEADS} className="sticky top-0 z-20 flex bg-sunken" style={{ width: HEAD_WIDTH + (edges.at(-1) ?? 0) }}>
    <span
      {...COLUMN_HEAD}
      className="sticky left-0 z-10 border-line border-r border-b bg-sunken"
      style={{ width: HEAD_WIDTH, height: ROW_HEIGHT }}
    >
      <span className="sr-only">#</span>
    </span>
    {edges.slice(1).map((edge, at) => (
      <span
        key={columnName(at + 1)}
        {...COLUMN_HEAD}
        className="flex items-center justify-center overflow-hidden border-line border-r border-b text-chip text-fg3"
        style={{ width: edge - (edges[at] ?? 0), height: ROW_HEIGHT }}
      >
        {columnName(at + 1)}
      </span>
    ))}
  </div>
);

const CitedFrame = ({ edges, cited }: { edges: readonly number[]; cited: Corners }) => {
  const { left, top, width, height } = boxOf(edges, cited);
  return (
    <div
      data-testid="passage"
      aria-hidden="true"
      className="pointer-events-none absolute z-10 rounded-chip border-2 border-accent bg-mark mix-blend-multiply dark:mix-blend-screen dark:bg-transparent"
      style={{ left: HEAD_WIDTH + left - 2, top: top - 2, width: width + 3, height: height + 3 }}
    />
  );
};

export const SheetGrid = ({ fileId, sheet, looks, cited }: SheetGridProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const edges = useMemo(() => edgesOf(sheet, cited?.right), [sheet, cited]);
  const count = Math.max(sheet.lastRow, cited?.bottom ?? 0, 1);
  const list = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollMargin: ROW_HEIGHT,
  });
  const items = list.getVirtualItems();
  const [from, to] = [(items[0]?.index ?? 0) + 1, (items.at(-1)?.index ?? 0) + 1];
  const { rows, merges, failed } = useSheetRows({ fileId, sheet: sheet.index, from, to });
  const shown = new Map(rows.map((row) => [row.row, row]));
  const merged = useMemo(() => new Map(merges.map((merge) => [cellName(merge.top, merge.left), merge])), [merges]);
  const isThere = failed === undefined;
  useEffect(() => {
    if (!cited || !isThere) return;
    const { left, top, width } = boxOf(edges, cited);
    const isInSight = HEAD_WIDTH + left + width <= (scroller.current?.clientWidth ?? 0);
    scroller.current?.scrollTo({ top: Math.max(0, top - 3 * ROW_HEIGHT), left: isInSight ? 0 : left });
  }, [cited, edges, isThere]);
  if (failed) return <ViewerProblem error={failed.error} onRetry={() => void failed.mutate()} />;
  return (
    <div
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      {...tableOf(sheet.name, count)}
      className="min-h-0 flex-1 overflow-auto bg-canvas -outline-offset-2"
    >
      <Heads edges={edges} />
      <div
        {...ROWS}
        className="relative"
        style={{ height: count * ROW_HEIGHT, width: HEAD_WIDTH + (edges.at(-1) ?? 0) }}
      >
        {items.map(({ index }) => (
          <SheetRow
            key={index}
            number={index + 1}
            row={shown.get(index + 1)}
            looks={looks}
            edges={edges}
            merges={merged}
            cited={cited}
          />
        ))}
        {cited && <CitedFrame edges={edges} cited={cited} />}
      </div>
    </div>
  );
};
