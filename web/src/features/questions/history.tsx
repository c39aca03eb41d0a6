// Earlier questions by day; opening one does not ask again.
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import type { QuestionRow } from '#shared/model/question.ts';
import { Button } from '#web/components/ui/button.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import { Segments } from '#web/components/ui/segments.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { StatusDot } from '#web/components/ui/status-dot.tsx';
import { formatDate } from '#web/lib/format.ts';
import { useUser } from '#web/lib/use-user.ts';
import { byDay, type Day } from './by-day.ts';
import { QuestionActions } from './question-actions.tsx';
import { useHistory } from './use-history.ts';

type Props = {
  projectId: string | undefined;
  current: string | undefined;
  onOpen: (id: string) => void;
  /** `undefined` for users who may only read. */
  onNew: (() => void) | undefined;
};

const useDayText = () => {
  const { t } = useTranslation('questions');
  return (day: Day): string => (typeof day === 'string' ? t(`history.${day}`) : formatDate(day.date));
};

const State = ({ status }: { status: QuestionRow['status'] }) => {
  const { t } = useTranslation('questions');
  if (status === 'Completed') return null;
  const [tone, text] = {
    InProgress: ['info', t('history.running')] as const,
    Failed: ['bad', t('history.failed')] as const,
    Stopped: ['idle', t('history.stopped')] as const,
  }[status];
  return (
    <span className="text-fg3 text-meta">
      <StatusDot tone={tone} pulse={status === 'InProgress'}>
        {text}
      </StatusDot>
    </span>
  );
};

type EntryProps = { row: QuestionRow; current: boolean; onOpen: (id: string) => void; asker: string | undefined };

const Entry = ({ row, current, onOpen, asker }: EntryProps) => (
  <li className="group relative">
    <button
      type="button"
      aria-current={current || undefined}
      onClick={() => onOpen(row.id)}
      className={cx(
        'block w-full rounded-control py-1.5 pr-9 pl-2 text-left text-note transition-colors duration-120',
        current ? 'bg-active font-medium text-fg' : 'text-fg2 hover:bg-hover hover:text-fg',
      )}
    >
      <span lang={langOf(row.query)} className="line-clamp-2">
        {row.query}
      </span>
      {asker && <span className="block truncate text-fg3 text-meta">{asker}</span>}
      <State status={row.status} />
    </button>
    <QuestionActions row={row} className="absolute top-0.5 right-0.5" />
  </li>
);

export const History = ({ projectId, current, onOpen, onNew }: Props) => {
  const { t } = useTranslation('questions');
  const dayText = useDayText();
  const me = useUser();
  const { rows, isLoading, error, mine, setMine, more } = useHistory(projectId);
  const isShared = mine === 'true' || rows.some(({ createdBy }) => createdBy.id !== me?.id);
  return (
    <nav aria-label={t('history.title')} className="flex h-full min-h-0 flex-col pt-4">
      {onNew && (
        <div className="px-3 pb-2">
          <Button icon={<Plus />} onClick={onNew} className="w-full">
            {t('history.new')}
          </Button>
        </div>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-6">
        {error && <p className="px-2 py-3 text-fg3 text-note">{t('history.error')}</p>}
        {!error && isLoading && rows.length === 0 && (
          <div className="space-y-3 px-2 py-3">
            <Skeleton className="h-3.5 w-4/5" />
            <Skeleton className="h-3.5 w-3/5" />
            <Skeleton className="h-3.5 w-2/3" />
          </div>
        )}
        {isShared && (
          <Segments
            label={t('history.scope')}
            value={mine}
            options={[
              { value: 'false', label: t('history.everybody') },
              { value: 'true', label: t('history.mine') },
            ]}
            onChange={setMine}
          />
        )}
        {!error && !isLoading && rows.length === 0 && (
          <p className="px-2 py-3 text-fg3 text-note">{t('history.empty')}</p>
        )}
        {byDay(rows).map(({ key, day, rows: ofDay }) => (
          <section key={key} className="mt-3">
            <h2 className="px-2 pb-1 font-medium text-fg3 text-meta">{dayText(day)}</h2>
            <ul>
              {ofDay.map((row) => (
                <Entry
                  key={row.id}
                  row={row}
                  current={row.id === current}
                  onOpen={onOpen}
                  asker={row.createdBy.id === me?.id ? undefined : t('askedBy', { name: row.createdBy.name })}
                />
              ))}
            </ul>
          </section>
        ))}
        {more && (
          <Button variant="ghost" size="small" className="mt-2" onClick={more}>
            {t('history.more')}
          </Button>
        )}
      </div>
    </nav>
  );
};
