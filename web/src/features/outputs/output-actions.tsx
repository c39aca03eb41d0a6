// What can be done with an output from its row: open, run again, delete.
import { Eye, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { RunRow } from '#shared/model/run.ts';
import { Confirm } from '../../components/ui/confirm.tsx';
import { RowMenu } from '../../components/ui/row-menu.tsx';
import { toast } from '../../components/ui/toast.tsx';
import { useFailToast } from '../../components/ui/use-fail-toast.ts';
import { readsOf, useAction } from '../../lib/api.ts';
import { paths, runPath } from '../../lib/paths.ts';
import { useCan, useUser } from '../../lib/use-user.ts';

const Delete = ({ run, onClose }: { run: RunRow; onClose: () => void }) => {
  const { t } = useTranslation('runs');
  const { mutate } = useSWRConfig();
  const fail = useFailToast();
  const { trigger } = useAction('runs.delete');
  const remove = async () => {
    try {
      await trigger({ params: { runId: run.id } });
      toast({ kind: 'success', text: t('run.deleted') });
      await mutate(readsOf('runs.list', 'runs.shares'));
    } catch (error) {
      fail(error, t('run.deleteFailed'));
    }
    onClose();
  };
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={t('run.deleteTitle')}
      description={t('run.deleteText', { name: run.name })}
      confirmLabel={t('run.delete')}
      onConfirm={remove}
    />
  );
};

export const OutputActions = ({ run }: { run: RunRow }) => {
  const { t } = useTranslation(['outputs', 'runs']);
  const navigate = useNavigate();
  const user = useUser();
  const mayStart = useCan('search.ask', run.projectId);
  const mayManage = useCan('project.manage', run.projectId);
  const [asks, setAsks] = useState(false);
  const open = { id: 'open', label: t('open'), icon: <Eye />, run: () => navigate(runPath(run.id)) };
  const again = {
    id: 'again',
    label: t('runs:run.again'),
    icon: <RotateCcw />,
    run: () => navigate(`${paths.workflows}?type=${run.type}`, { state: { inputs: run.inputs } }),
  };
  const erase = { id: 'delete', label: t('runs:run.delete'), icon: <Trash2 />, danger: true, run: () => setAsks(true) };
  const mayDelete = mayStart && (run.createdBy.id === user?.id || mayManage);
  return (
    <>
      <RowMenu
        label={t('menu', { name: run.name })}
        actions={[open, ...(mayStart ? [again] : []), ...(mayDelete ? [erase] : [])]}
      />
      {asks && <Delete run={run} onClose={() => setAsks(false)} />}
    </>
  );
};
