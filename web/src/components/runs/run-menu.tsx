// The menu of a run: run again, delete.
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { RunRow } from '#shared/model/run.ts';
import { readsOf, useAction } from '#web/lib/api.ts';
import { paths } from '#web/lib/paths.ts';
import { useCan, useUser } from '#web/lib/use-user.ts';
import { Confirm } from '../ui/confirm.tsx';
import type { RowAction } from '../ui/row-action.ts';
import { RowMenu } from '../ui/row-menu.tsx';
import { toast } from '../ui/toast.tsx';
import { useFailToast } from '../ui/use-fail-toast.ts';

type DeleteProps = { run: RunRow; onClose: () => void; onDeleted: (() => void) | undefined };

const Delete = ({ run, onClose, onDeleted }: DeleteProps) => {
  const { t } = useTranslation('runs');
  const { mutate } = useSWRConfig();
  const fail = useFailToast();
  const { trigger } = useAction('runs.delete');
  const remove = async () => {
    try {
      await trigger({ params: { runId: run.id } });
      toast({ kind: 'success', text: t('run.deleted') });
      onDeleted?.();
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

type RunMenuProps = { run: RunRow; label: string; first?: readonly RowAction[]; onDeleted?: () => void };

export const RunMenu = ({ run, label, first = [], onDeleted }: RunMenuProps) => {
  const { t } = useTranslation('runs');
  const navigate = useNavigate();
  const user = useUser();
  const mayStart = useCan('search.ask', run.projectId);
  const mayManage = useCan('project.manage', run.projectId);
  const mayDelete = mayStart && (run.createdBy.id === user?.id || mayManage);
  const [asks, setAsks] = useState(false);
  const again = {
    id: 'again',
    label: t('run.again'),
    icon: <RotateCcw />,
    run: () => navigate(`${paths.workflows}?type=${run.type}`, { state: { inputs: run.inputs } }),
  };
  const erase = { id: 'delete', label: t('run.delete'), icon: <Trash2 />, danger: true, run: () => setAsks(true) };
  return (
    <>
      <RowMenu label={label} actions={[...first, ...(mayStart ? [again] : []), ...(mayDelete ? [erase] : [])]} />
      {asks && <Delete run={run} onClose={() => setAsks(false)} onDeleted={onDeleted} />}
    </>
  );
};
