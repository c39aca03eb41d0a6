// One row of the list: place, question, answer, status, owner; a checkbox for bulk changes.
import { GitCompare, History, Lock } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import { showsVerdict } from '#shared/model/checklist-words.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { formatDate } from '#web/lib/format.ts';
import { answerPreview } from './answer-preview.ts';
import { STATUS_TONES } from './status-tones.ts';
import type { Row } from './use-rows.ts';

export const ROW_HEIGHT = 72;
export const WIDE =
  'grid grid-cols-[5.5rem_minmax(0,1fr)_minmax(0,1.2fr)_8rem_8rem] gap-x-4 max-lg:grid-cols-[minmax(0,1fr)_7rem]';
/** The columns of a list beside an open row, whose panel shows the whole answer. */
export const NARROW = 'grid grid-cols-[minmax(0,1fr)_7rem] gap-x-4 [&>[data-wide]]:hidden';

const Place = ({ row }: { row: Row }) => (
  <span data-wide="" className="min-w-0 text-fg3 text-meta max-lg:hidden">
    <span className="block truncate">{row.section ?? row.sheet}</span>
    <span className="tabular">{row.cell}</span>
  </span>
);

const Answer = ({ row }: { row: Row }) => {
  // Closest passages are shown only in the row's panel.
  const text = row.human?.text ?? (row.verdict === 'notFound' ? '' : answerPreview(row.answer));
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
      {row.verdict && showsVerdict(row) && <span className="text-fg2 text-meta">{t(`verdict.${row.verdict}`)}</span>}
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
  /** The index of the row in the list. */
  index: number;
  columns: string;
  isOpen: boolean;
  isActive: boolean;
  /** `undefined` if the reader may not change rows. */
  selected: boolean | undefined;
  top: number;
  onOpen: (row: Row, index: number) => void;
  onSelect: (id: string, version: number) => void;
};

/** Memoized: scrolling renders the rows that come into view and no others. */
export const Line = memo(({ row, index, columns, isOpen, isActive, selected, top, onOpen, onSelect }: LineProps) => {
  const { t } = useTranslation(['checklists', 'common']);
  return (
    <div
      style={{ height: ROW_HEIGHT, transform: `translateY(${top}px)` }}
      className={cx(
        'absolute inset-x-0 flex items-center border-line border-b pl-6 transition-colors duration-120 max-md:pl-4',
        isOpen || selected ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      {selected !== undefined && (
        <Checkbox
          aria-label={t('screen.select', { question: row?.question.slice(0, 80) ?? '' })}
          tabIndex={isActive ? 0 : -1}
          disabled={!row}
          checked={selected}
          onChange={() => row && onSelect(row.id, row.version)}
          className="mr-3"
        />
      )}
      <button
        type="button"
        data-row=""
        tabIndex={isActive ? 0 : -1}
        aria-current={isOpen || undefined}
        // A row that is still loading can have the focus, so that keys scroll the list.
        aria-disabled={!row}
        aria-label={row ? undefined : t('common:loading')}
        onClick={() => row && onOpen(row, index)}
        className={cx(columns, 'h-full min-w-0 flex-1 items-center pr-6 text-left max-md:pr-4')}
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
    </div>
  );
});
