// The rows of a list, virtualized: arrows move, Enter opens, X selects.
import { useVirtualizer } from '@tanstack/react-virtual';
import { Inbox } from 'lucide-react';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/components/ui/class-names.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { useCan } from '#web/lib/use-user.ts';
import { BulkBar } from './bulk-bar.tsx';
import { Line, NARROW, ROW_HEIGHT, WIDE } from './row-line.tsx';
import type { List } from './types.ts';
import { useAddress } from './use-address.ts';
import { type Row, useRows } from './use-rows.ts';
import { useSelection } from './use-selection.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1, PageDown: 8, PageUp: -8 };

const Head = ({ columns, hasTicks }: { columns: string; hasTicks: boolean }) => {
  const { t } = useTranslation('checklists');
  const wide = 'max-lg:hidden';
  return (
    <div
      aria-hidden="true"
      className={cx(
        'overflow-hidden border-line border-y py-1.5 pr-6 text-fg3 text-meta [scrollbar-gutter:stable] max-md:pr-4',
        // As wide as the checkbox before each row.
        hasTicks ? 'pl-13 max-md:pl-11' : 'pl-6 max-md:pl-4',
      )}
    >
      <div className={columns}>
        <span data-wide="" className={wide}>
          {t('section')}
        </span>
        <span>{t('question')}</span>
        <span data-wide="" className={wide}>
          {t('answer')}
        </span>
        <span>{t('statusHead')}</span>
        <span data-wide="" className={wide}>
          {t('owner')}
        </span>
      </div>
    </div>
  );
};

export const RowsTable = ({ list, onChanged }: { list: List; onChanged: () => unknown }) => {
  const { t } = useTranslation('checklists');
  const { filter, rowId, change } = useAddress();
  const mayWrite = useCan('checklist.write', list.projectId);
  const selection = useSelection(JSON.stringify(filter));
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [count, setCount] = useState(list.count);
  const open = useCallback(
    (row: Row, index: number) => {
      setActive(index);
      change({ row: row.id, ref: undefined });
    },
    [change],
  );
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  const columns = rowId ? NARROW : WIDE;
  const items = virtual.getVirtualItems();
  const rows = useRows({
    listId: list.id,
    filter,
    isRunning: list.isRunning,
    from: items[0]?.index ?? 0,
    to: items.at(-1)?.index ?? 0,
    count,
  });
  if (rows.count !== undefined && rows.count !== count) setCount(rows.count);
  if (rows.error && rows.count === undefined)
    return <ErrorState error={rows.error} onRetry={() => void rows.reload()} />;
  if (rows.count === 0) return <EmptyState icon={<Inbox />} title={t('screen.noRows')} text={t('screen.noRowsText')} />;

  const move = (step: number) => {
    const next = Math.min(count - 1, Math.max(0, active + step));
    setActive(next);
    virtual.scrollToIndex(next);
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus());
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const row = rows.rowAt(active);
    if (step !== undefined) move(step);
    else if (event.key === 'x' && mayWrite && row) selection.toggle(row.id, row.version);
    else if (event.key === 'Escape' && rowId) change({ row: undefined, ref: undefined });
    else return;
    event.preventDefault();
  };
  return (
    <>
      {selection.ids.size > 0 && <BulkBar list={list} selection={selection} onDone={onChanged} />}
      <Head columns={columns} hasTicks={mayWrite} />
      <section
        aria-label={t('screen.rowsOf', { count })}
        aria-description={t('screen.keys')}
        ref={scroller}
        className="min-h-0 flex-1 overflow-y-auto [scrollbar-gutter:stable]"
        onKeyDown={press}
      >
        <div className="relative" style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const row = rows.rowAt(index);
            return (
              <Line
                key={index}
                row={row}
                columns={columns}
                top={start}
                isOpen={row !== undefined && row.id === rowId}
                isActive={index === active}
                selected={mayWrite ? row !== undefined && selection.ids.has(row.id) : undefined}
                index={index}
                onOpen={open}
                onSelect={selection.toggle}
              />
            );
          })}
        </div>
      </section>
    </>
  );
};
