// The columns of the organizations of the platform.
import { useTranslation } from 'react-i18next';
import type { Organisation } from '#shared/model/organisation.ts';
import type { Column } from '#web/components/ui/data-table.tsx';
import { StatusDot } from '#web/components/ui/status-dot.tsx';
import { formatDate, formatNumber, formatSize } from '#web/lib/format.ts';
import { OrganisationActions } from './organisation-actions.tsx';

type SortId = 'name' | 'createdAt' | 'members' | 'runs' | 'credits' | 'storageBytes' | 'status';

const TONES = { invited: 'warn', active: 'ok', suspended: 'bad' } as const;

export const OrganisationStatus = ({ status }: Pick<Organisation, 'status'>) => {
  const { t } = useTranslation('platform');
  return <StatusDot tone={TONES[status]}>{t(`status.${status}`)}</StatusDot>;
};

const Who = ({ organisation: { name, code, admin, email } }: { organisation: Organisation }) => (
  <span className="block min-w-0">
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="font-medium text-fg">{name}</span>
      <span className="text-fg3 text-meta tabular">{code}</span>
    </span>
    <span className="block truncate text-fg3 text-meta">{admin ? `${admin} · ${email}` : email}</span>
  </span>
);

export const useOrganisationColumns = (): Column<Organisation, SortId>[] => {
  const { t } = useTranslation('platform');
  return [
    { id: 'name', label: t('column.name'), sort: 'name', cell: (one) => <Who organisation={one} /> },
    {
      id: 'status',
      label: t('column.status'),
      sort: 'status',
      cell: ({ status }) => <OrganisationStatus status={status} />,
    },
    {
      id: 'members',
      label: t('column.members'),
      sort: 'members',
      align: 'right',
      cell: ({ members }) => formatNumber(members),
    },
    {
      id: 'runs',
      label: t('column.runs'),
      sort: 'runs',
      align: 'right',
      from: 'lg',
      cell: ({ runs }) => formatNumber(runs),
    },
    {
      id: 'credits',
      label: t('column.credits'),
      sort: 'credits',
      align: 'right',
      cell: ({ credits }) => formatNumber(credits),
    },
    {
      id: 'storage',
      label: t('column.storage'),
      sort: 'storageBytes',
      align: 'right',
      from: 'lg',
      cell: ({ storageBytes }) => formatSize(storageBytes),
    },
    {
      id: 'created',
      label: t('column.created'),
      sort: 'createdAt',
      from: 'xl',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
    },
    {
      id: 'actions',
      label: t('column.actions'),
      isActions: true,
      cell: (organisation) => <OrganisationActions organisation={organisation} />,
    },
  ];
};
