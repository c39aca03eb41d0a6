// Share links to reports of the workspace: creator, expiry, number of openings; and revoking.
import { Link2Off, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Share } from '#shared/model/share.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Confirm } from '#web/components/ui/confirm.tsx';
import { type Column, DataTable } from '#web/components/ui/data-table.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { StatusDot } from '#web/components/ui/status-dot.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { useAction, useCall } from '#web/lib/api.ts';
import { formatAgo, formatDate } from '#web/lib/format.ts';
import { paths, runPath } from '#web/lib/paths.ts';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { useCan } from '#web/lib/use-user.ts';
import { stateOf } from './share-state.ts';

const PAGE_SIZE = 10;
const TONES = { open: 'ok', revoked: 'idle', expired: 'warn' } as const;

const State = ({ share }: { share: Share }) => {
  const { t } = useTranslation('runs');
  const state = stateOf(share, Date.now());
  return <StatusDot tone={TONES[state]}>{t(`share.state.${state}`)}</StatusDot>;
};

const Opened = ({ share: { opened, lastOpenedAt } }: { share: Share }) => {
  const { t } = useTranslation('outputs');
  if (opened === 0) return t('shared.never');
  return (
    <>
      {t('shared.times', { count: opened })}
      {lastOpenedAt && (
        <span className="block text-fg3 text-meta">{t('shared.last', { when: formatAgo(lastOpenedAt) })}</span>
      )}
    </>
  );
};

const useColumns = (mayRevoke: boolean, onRevoke: (share: Share) => void): readonly Column<Share, never>[] => {
  const { t } = useTranslation(['outputs', 'runs']);
  return [
    {
      id: 'report',
      label: t('shared.column.report'),
      cell: ({ runId, checklistId, name }) => (
        <Link
          to={checklistId ? `${paths.checklist}?list=${checklistId}` : runPath(runId ?? '')}
          className="wrap-anywhere font-medium text-fg no-underline hover:underline"
        >
          {name}
        </Link>
      ),
    },
    { id: 'by', label: t('shared.column.by'), cell: ({ createdBy }) => createdBy.name },
    {
      id: 'created',
      label: t('shared.column.created'),
      from: 'lg',
      cell: ({ createdAt }) => <span className="whitespace-nowrap tabular">{formatDate(createdAt)}</span>,
    },
    {
      id: 'expires',
      label: t('shared.column.expires'),
      cell: ({ expiresAt }) => <span className="whitespace-nowrap tabular">{formatDate(expiresAt)}</span>,
    },
    { id: 'opened', label: t('shared.column.opened'), from: 'lg', cell: (share) => <Opened share={share} /> },
    { id: 'state', label: t('shared.column.state'), cell: (share) => <State share={share} /> },
    {
      id: 'actions',
      label: t('shared.column.actions'),
      isActions: true,
      cell: (share) =>
        mayRevoke &&
        stateOf(share, Date.now()) === 'open' && (
          <Button size="small" variant="danger-ghost" icon={<Link2Off />} onClick={() => onRevoke(share)}>
            {t('runs:share.revoke')}
          </Button>
        ),
    },
  ];
};

const Revoke = ({ share, onClose, onDone }: { share: Share; onClose: () => void; onDone: () => unknown }) => {
  const { t } = useTranslation('runs');
  const fail = useFailToast();
  const { trigger } = useAction('runs.unshare');
  const revoke = async () => {
    try {
      await trigger({ params: { shareId: share.id } });
      toast({ kind: 'success', text: t('share.revoked') });
      await onDone();
    } catch (error) {
      fail(error, t('share.revokeFailed'));
    }
    onClose();
  };
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={t('share.revokeTitle')}
      description={t('share.revokeText', { name: share.name })}
      confirmLabel={t('share.revoke')}
      onConfirm={revoke}
    />
  );
};

const usePage = () => {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  return { page, setPage: (to: number) => setParams(to > 1 ? { page: String(to) } : {}) };
};

const List = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation('outputs');
  const { page, setPage } = usePage();
  const mayRevoke = useCan('export', projectId);
  const [revoking, setRevoking] = useState<Share>();
  const { data, error, mutate } = useCall('runs.shares', {
    query: { projectId, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
  });
  const columns = useColumns(mayRevoke, setRevoking);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (data?.count === 0)
    return <EmptyState icon={<Share2 />} title={t('shared.empty.title')} text={t('shared.empty.text')} />;
  return (
    <>
      <DataTable
        label={t('shared.list')}
        columns={columns}
        rows={data?.rows}
        rowKey={({ id }) => id}
        summary={(share) => (
          <>
            <State share={share} />
            <span>{share.createdBy.name}</span>
            <span>{formatDate(share.expiresAt)}</span>
          </>
        )}
      />
      <div className="px-6 pt-3 pb-8 max-md:px-4">
        {data && <Pagination page={page} pageSize={PAGE_SIZE} count={data.count} onPage={setPage} />}
      </div>
      {revoking && <Revoke share={revoking} onClose={() => setRevoking(undefined)} onDone={() => mutate()} />}
    </>
  );
};

export const SharedReportsPage = () => {
  const { t } = useTranslation('outputs');
  const { projectId } = useSelectedWorkspace();
  return (
    <>
      <PageHeader title={t('shared.title')} description={t('shared.text')} />
      {projectId && <List key={projectId} projectId={projectId} />}
    </>
  );
};
