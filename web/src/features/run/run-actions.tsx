// What can be done with a run: stop it while it works; afterwards compare, share, download, run again and delete.
import { CircleStop, GitCompare, RotateCcw, Share2, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { RunRow } from '#shared/model/run.ts';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { Confirm } from '../../components/ui/confirm.tsx';
import { RowMenu } from '../../components/ui/row-menu.tsx';
import { toast } from '../../components/ui/toast.tsx';
import { useFailToast } from '../../components/ui/use-fail-toast.ts';
import { readsOf, useAction } from '../../lib/api.ts';
import { paths, runPath } from '../../lib/paths.ts';
import { useCan, useUser } from '../../lib/use-user.ts';
import { Downloads } from './downloads.tsx';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));

type RunActionsProps = { run: RunRow; hasReport: boolean; onChanged: () => unknown };

const Cancel = ({ run, onChanged }: Omit<RunActionsProps, 'hasReport'>) => {
  const { t } = useTranslation('runs');
  const fail = useFailToast();
  const [asks, setAsks] = useState(false);
  const { trigger } = useAction('runs.cancel');
  const cancel = async () => {
    try {
      await trigger({ params: { runId: run.id } });
      toast({ kind: 'success', text: t('run.cancelled') });
      await onChanged();
    } catch (error) {
      fail(error, t('run.cancelFailed'));
    }
    setAsks(false);
  };
  return (
    <>
      <Button icon={<CircleStop />} onClick={() => setAsks(true)}>
        {t('run.cancel')}
      </Button>
      {asks && (
        <Confirm
          open
          onOpenChange={setAsks}
          title={t('run.cancelTitle')}
          description={t('run.cancelText')}
          confirmLabel={t('run.cancel')}
          onConfirm={cancel}
        />
      )}
    </>
  );
};

const More = ({ run }: { run: RunRow }) => {
  const { t } = useTranslation('runs');
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const fail = useFailToast();
  const user = useUser();
  const mayStart = useCan('search.ask', run.projectId);
  const mayManage = useCan('project.manage', run.projectId);
  const [asks, setAsks] = useState(false);
  const { trigger } = useAction('runs.delete');
  const remove = async () => {
    try {
      await trigger({ params: { runId: run.id } });
      toast({ kind: 'success', text: t('run.deleted') });
      navigate(paths.outputs);
      await mutate(readsOf('runs.list', 'runs.shares'));
    } catch (error) {
      fail(error, t('run.deleteFailed'));
    }
    setAsks(false);
  };
  const again = {
    id: 'again',
    label: t('run.again'),
    icon: <RotateCcw />,
    run: () => navigate(`${paths.workflows}?type=${run.type}`, { state: { inputs: run.inputs } }),
  };
  const erase = { id: 'delete', label: t('run.delete'), icon: <Trash2 />, danger: true, run: () => setAsks(true) };
  const mayDelete = mayStart && (run.createdBy.id === user?.id || mayManage);
  return (
    <>
      <RowMenu label={run.name} actions={[...(mayStart ? [again] : []), ...(mayDelete ? [erase] : [])]} />
      {asks && (
        <Confirm
          open
          onOpenChange={setAsks}
          title={t('run.deleteTitle')}
          description={t('run.deleteText', { name: run.name })}
          confirmLabel={t('run.delete')}
          onConfirm={remove}
        />
      )}
    </>
  );
};

export const RunActions = ({ run, hasReport, onChanged }: RunActionsProps) => {
  const { t } = useTranslation('runs');
  const mayStart = useCan('search.ask', run.projectId);
  const mayExport = useCan('export', run.projectId);
  const [shares, setShares] = useState(false);
  if (run.status === 'InProgress') return mayStart ? <Cancel run={run} onChanged={onChanged} /> : null;
  const isDone = run.status === 'Completed';
  return (
    <>
      {isDone && (
        <Link to={`${runPath(run.id)}?view=compare`} className={buttonClass()}>
          <GitCompare aria-hidden="true" />
          {t('compare.button')}
        </Link>
      )}
      {isDone && mayExport && (
        <Button icon={<Share2 />} onClick={() => setShares(true)}>
          {t('share.button')}
        </Button>
      )}
      {hasReport && mayExport && <Downloads run={run} />}
      <More run={run} />
      <Suspense>{shares && <ShareDialog run={run} onClose={() => setShares(false)} />}</Suspense>
    </>
  );
};
