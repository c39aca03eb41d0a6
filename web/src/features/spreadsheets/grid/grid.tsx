// A virtualized grid for sheets of any size, with fixed heads and frozen panes.
import { type ReactNode, type RefObject, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Corners } from '#shared/spreadsheet/a1.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useErrorText } from '#web/lib/error-text.ts';
import { ColumnHeads } from './column-heads.tsx';
import { HEAD, type Layout, type Look } from './layout.ts';
import { GROUP, grid } from './roles.ts';
import type { RowStore } from './row-store.ts';
import { RowView } from './row-view.tsx';
import { cornersOfSelection, type Selection } from './selection.ts';
import { type Sight, windowOf } from './use-window.ts';

type GridProps = {
  name: string;
  layout: Layout;
  looks: readonly Look[];
  store: RowStore;
  selection: Selection;
  cited?: Corners | undefined;
  scroller: RefObject<HTMLDivElement | null>;
  sight: Sight;
  handlers: Record<string, unknown>;
  /** Drawn over the grid: the field of the active cell and the fill handle. */
  children: ReactNode;
};

const between = (corners: Corners | undefined, row: number) =>
  corners && row >= corners.top && row <= corners.bottom ? corners : undefined;

const rangeOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);

const Lines = ({ layout, from, to }: { layout: Layout; from: number; to: number }) =>
  rangeOf(from, to).map((column) => (
    <i
      key={column}
      aria-hidden="true"
      className="absolute inset-y-0 w-px bg-line"
      style={{ left: HEAD.width + layout.columns.start(column + 1) - 1 }}
    />
  ));

const Unread = ({ failure, onRetry }: { failure: unknown; onRetry: () => void }) => {
  const { t } = useTranslation('common');
  const text = useErrorText();
  return (
    <Notice
      tone="bad"
      className="absolute inset-x-4 bottom-4 z-50"
      action={
        <Button size="small" onClick={onRetry}>
          {t('error.retry')}
        </Button>
      }
    >
      {text(failure)}
    </Notice>
  );
};

export const Grid = (props: GridProps) => {
  const { name, layout, looks, store, selection, cited, scroller, sight, handlers, children } = props;
  const { t } = useTranslation('spreadsheets');
  useSyncExternalStore(store.subscribe, store.snapshot);
  const failure = store.failure();
  const { top, bottom, left, right } = windowOf(layout, sight);
  const { rows, columns, frozenRows, frozenHeight, hasGrid } = layout;
  useEffect(() => {
    if (failure !== undefined) return;
    void store.ensure(top, bottom);
    if (frozenRows > 0) void store.ensure(1, frozenRows);
  });
  const corners = useMemo(() => cornersOfSelection(selection), [selection]);
  const row = (n: number, offset: number, isFirst: boolean) => (
    <RowView
      key={n}
      row={n}
      layout={layout}
      looks={looks}
      cells={store.row(n)}
      merges={store.merges(n)}
      from={left}
      to={right}
      isThere={store.isThere(n)}
      selected={between(corners, n)}
      cited={between(cited, n)}
      above={isFirst ? store.cell : undefined}
      top={rows.start(n) + offset}
    />
  );
  return (
    <div className="relative min-h-0 flex-1 [--sheet-ink:#171a21] [--sheet-share:100%] dark:[--sheet-share:45%]">
      <div
        ref={scroller}
        {...grid(t('grid', { name }), rows.count, columns.count)}
        className="absolute inset-0 select-none overflow-auto overscroll-contain bg-canvas text-fg"
        {...handlers}
      >
        <div
          role="presentation"
          className="relative"
          style={{ width: HEAD.width + columns.total, height: HEAD.height + rows.total }}
        >
          {hasGrid && <Lines layout={layout} from={left} to={right} />}
          <div
            {...GROUP}
            className="sticky top-0 z-30 border-line-strong bg-canvas"
            style={{ height: HEAD.height + frozenHeight, borderBottomWidth: frozenRows > 0 ? 1 : 0 }}
          >
            {frozenRows > 0 && hasGrid && <Lines layout={layout} from={left} to={right} />}
            <ColumnHeads layout={layout} from={left} to={right} selected={corners} />
            {rangeOf(1, frozenRows).map((n) => row(n, HEAD.height, false))}
          </div>
          <div {...GROUP}>{rangeOf(top, bottom).map((n) => row(n, HEAD.height, n === top))}</div>
        </div>
      </div>
      {children}
      {failure !== undefined && <Unread failure={failure} onRetry={store.forget} />}
    </div>
  );
};
