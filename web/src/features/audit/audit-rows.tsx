// The rows of the log, page after page below one another; each page names where the next begins.
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditRow } from '#shared/model/audit.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { type Column, DataTable } from '#web/components/ui/data-table.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { useCall } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { targetsText } from './target-text.ts';
import type { AuditFilter } from './use-audit-filter.ts';
import { useSpeech } from './use-speech.ts';

const PAGE_SIZE = 20;

/** Names by the ids in the rows. */
type Names = Readonly<Record<string, string>>;
type Choose = (person: AuditRow['by']) => void;

/** Ids without an account: the reader of a shared link, and a sign-in with an unknown address. */
const STRANGERS = ['reader', 'nobody'] as const;

const Who = ({ by }: Pick<AuditRow, 'by'>) => {
  const { t } = useTranslation('audit');
  const stranger = STRANGERS.find((id) => id === by.id);
  return by.name || (stranger ? t(stranger) : by.id);
};

/** Returns a row's targets in words. */
type AboutOf = (row: AuditRow) => string;

const useAboutOf = (names: Names): AboutOf => {
  const speech = useSpeech(names);
  return ({ targets, route, note }) => [targetsText(targets, speech) || route, note].filter(Boolean).join(' · ');
};

const useColumns = (onPerson: Choose, aboutOf: AboutOf): Column<AuditRow, never>[] => {
  const { t } = useTranslation('audit');
  return [
    {
      id: 'at',
      label: t('column.at'),
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap text-fg tabular">
          {formatDateTime(at)}
        </time>
      ),
    },
    {
      id: 'by',
      label: t('column.by'),
      cell: ({ by }) => (
        <button type="button" className="text-left hover:text-accent-fg hover:underline" onClick={() => onPerson(by)}>
          <Who by={by} />
        </button>
      ),
    },
    {
      id: 'action',
      label: t('column.action'),
      cell: ({ action }) =>
        action === 'denied' ? <Badge tone="bad">{t('action.denied')}</Badge> : t(`action.${action}`),
    },
    {
      id: 'targets',
      label: t('column.targets'),
      from: 'lg',
      cell: (row) => (
        <span className="line-clamp-2 max-w-80 text-meta" title={[...row.targets, row.note].filter(Boolean).join('\n')}>
          {aboutOf(row)}
        </span>
      ),
    },
    {
      id: 'ip',
      label: t('column.ip'),
      from: 'xl',
      cell: ({ sourceIp }) => <span className="tabular">{sourceIp}</span>,
    },
  ];
};

const NO_NAMES: Names = {};

type PageProps = {
  filter: AuditFilter;
  cursor: string | undefined;
  onPerson: Choose;
  onNext: (cursor: string) => void;
  isLast: boolean;
};

const Page = ({ filter, cursor, onPerson, onNext, isLast }: PageProps) => {
  const { t } = useTranslation('audit');
  const reply = useCall(
    'organisation.audit',
    { query: { ...filter, limit: PAGE_SIZE, cursor } },
    { keepPreviousData: false },
  );
  const { data, error, mutate } = reply;
  const aboutOf = useAboutOf(data?.names ?? NO_NAMES);
  const columns = useColumns(onPerson, aboutOf);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (data?.rows.length === 0 && !cursor)
    return <EmptyState icon={<ScrollText />} title={t('empty.title')} text={t('empty.text')} />;
  const next = data?.cursor;
  return (
    <>
      <DataTable
        label={t('list')}
        columns={columns}
        rows={data?.rows}
        rowKey={({ id }) => id}
        summary={(row) => (
          <>
            <span>
              <Who by={row.by} />
            </span>
            <span>{t(`action.${row.action}`)}</span>
            <span className="basis-full">{aboutOf(row)}</span>
          </>
        )}
        isContinued={cursor !== undefined}
      />
      {next && isLast && (
        <p className="px-6 py-4 text-center max-md:px-4">
          <Button onClick={() => onNext(next)}>{t('older')}</Button>
        </p>
      )}
    </>
  );
};

/** Starts over when the filter changes: pass the filter as its key. */
export const AuditRows = ({ filter, onPerson }: { filter: AuditFilter; onPerson: Choose }) => {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <div className="pb-10">
      {cursors.map((cursor, at) => (
        <Page
          key={cursor ?? ''}
          filter={filter}
          cursor={cursor}
          onPerson={onPerson}
          onNext={(next) => setCursors([...cursors, next])}
          isLast={at === cursors.length - 1}
        />
      ))}
    </div>
  );
};
