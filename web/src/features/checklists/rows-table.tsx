// The rows of a list: thousands scroll like ten; arrows move, Enter opens.
import { useVirtualizer } from '@tanstack/react-virtual';
import { GitCompare, History, Inbox, Lock } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import { plainText } from '../../components/answer/plain-text.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { cx } from '../../components/ui/class-names.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDate } from '../../lib/format.ts';
import { STATUS_TONES } from './progress.ts';
import type { List } from './types.ts';
import { useAddress } from './use-address.ts';
import { type Row, useRows } from './use-rows.ts';

const ROW_HEIGHT = 72;
const WIDE =
  'grid grid-cols-[5.5rem_minmax(0,1fr)_minmax(0,1.2fr)_8rem_8rem] gap-x-4 max-lg:grid-cols-[minmax(0,1fr)_7rem]';
/** Beside an open row, whose answer stands there whole. */
const NARROW = 'grid grid-cols-[minmax(0,1fr)_7rem] gap-x-4 [&>[data-wide]]:hidden';

const Place = ({ row }: { row: Row }) => (
  <span data-wide="" className="min-w-0 text-fg3 text-meta max-lg:hidden">
    <span className="block truncate">{row.section ?? row.sheet}</span>
    <span className="tabular">{row.cell}</span>
  </span>
);

const Answer = ({ row }: { row: Row }) => {
  // What only comes close is in the row's panel.
  const text = row.human?.text ?? (row.verdict === 'notFound' ? '' : plainText(row.answer));
  return (
    <span data-wide="" lang={langOf(text)} className="line-clamp-2 text-fg2 text-note max-lg:hidden">
      {text}
    </span>
  );
};

const Marks = ({ row }: { row: Row }) => {
  const { t } = useTranslation('checklists');
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={STATUS_TONES[row.status]}>{t(`status.${row.status}`)}</Badge>
      {row.verdict && <span className="text-fg2 text-meta">{t(`verdict.${row.verdict}`)}</span>}
    </span>
  );
};

const Who = ({ row }: { row: Row }) => {
  const { t } = useTranslation('checklists');
  return (
    <span data-wide="" className="min-w-0 text-fg2 text-meta max-lg:hidden">
      <span className="flex items-center gap-1 truncate">
        {row.isLocked && <Lock aria-label={t('screen.locked')} className="size-3.5 shrink-0" />}
        {row.stale && <History aria-label={t('mark.stale')} className="size-3.5 shrink-0 text-warn" />}
        {row.hasNewAnswer && <GitCompare aria-label={t('mark.newAnswer')} className="size-3.5 shrink-0 text-info" />}
        {row.owner?.name}
      </span>
      {row.due && <span className="tabular">{formatDate(row.due)}</span>}
    </span>
  );
};

type LineProps = {
  row: Row | undefined;
  columns: string;
  isOpen: boolean;
  isActive: boolean;
  top: number;
  onOpen: () => void;
};

const Line = ({ row, columns, isOpen, isActive, top, onOpen }: LineProps) => (
  <button
    type="button"
    tabIndex={isActive ? 0 : -1}
    aria-current={isOpen || undefined}
    disabled={!row}
    onClick={onOpen}
    style={{ height: ROW_HEIGHT, transform: `translateY(${top}px)` }}
    className={cx(
      columns,
      'absolute inset-x-0 items-center border-line border-b px-6 text-left transition-colors duration-120 max-md:px-4',
      isOpen ? 'bg-accent-soft' : 'hover:bg-hover',
    )}
  >
    {row ? (
      <>
        <Place row={row} />
        <span lang={langOf(row.question)} className="line-clamp-2 text-ui">
          {row.question}
        </span>
        <Answer row={row} />
        <Marks row={row} />
        <Who row={row} />
      </>
    ) : (
      <Skeleton className="col-span-full h-4 w-2/3" />
    )}
  </button>
);

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1, PageDown: 8, PageUp: -8 };

export const RowsTable = ({ list }: { list: List }) => {
  const { t } = useTranslation('checklists');
  const { filter, rowId, change } = useAddress();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [count, setCount] = useState(list.count);
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
  });
  if (rows.count !== undefined && rows.count !== count) setCount(rows.count);
  if (rows.error && rows.count === undefined)
    return <ErrorState error={rows.error} onRetry={() => void rows.reload()} />;
  if (rows.count === 0) return <EmptyState icon={<Inbox />} title={t('screen.noRows')} text={t('screen.noRowsText')} />;

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(count - 1, Math.max(0, active + step));
    setActive(next);
    virtual.scrollToIndex(next);
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };
  return (
    <>
      <div
        aria-hidden="true"
        className={cx(columns, 'border-line border-y px-6 py-1.5 text-fg3 text-meta max-md:px-4')}
      >
        <span data-wide="" className="max-lg:hidden">
          {t('section')}
        </span>
        <span>{t('question')}</span>
        <span data-wide="" className="max-lg:hidden">
          {t('answer')}
        </span>
        <span>{t('statusHead')}</span>
        <span data-wide="" className="max-lg:hidden">
          {t('owner')}
        </span>
      </div>
      <section
        aria-label={t('screen.rowsOf', { count })}
        ref={scroller}
        className="min-h-0 flex-1 overflow-y-auto"
        onKeyDown={move}
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
                onOpen={() => {
                  setActive(index);
                  if (row) change({ row: row.id, ref: undefined });
                }}
              />
            );
          })}
        </div>
      </section>
    </>
  );
};
