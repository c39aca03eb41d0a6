// Actions on something in the bin: restore it, or erase it for good.
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import type { BinEntry } from '#shared/contract/routes/bin.ts';
import { Confirm } from '#web/components/ui/confirm.tsx';
import { RowMenu } from '#web/components/ui/row-menu.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { readsOf, useAction } from '#web/lib/api.ts';

/** The lists to reload after something was restored or erased. */
const CHANGED = readsOf(
  'files.bin',
  'files.list',
  'folders.entries',
  'folders.list',
  'runs.list',
  'runs.ofProject',
  'checklists.list',
  'research.list',
  'projects.bin',
  'projects.list',
  'projects.tree',
);

/** The bin of a workspace; `undefined` for the bin of deleted workspaces. */
export type Bin = { projectId: string | undefined };

const useBinChanges = ({ projectId }: Bin) => {
  const { t } = useTranslation('files');
  const { mutate } = useSWRConfig();
  const fail = useFailToast();
  const inside = { restore: useAction('files.restore'), erase: useAction('files.erase') };
  const outside = { restore: useAction('projects.restore'), erase: useAction('projects.erase') };
  const change = async (to: 'restore' | 'erase', { id, name }: BinEntry) => {
    const body = { ids: [id] };
    try {
      if (projectId) await inside[to].trigger({ params: { projectId }, body });
      else await outside[to].trigger({ body });
      toast({ kind: 'success', text: t(`bin.done.${to}`, { name }) });
    } catch (error) {
      fail(error, t('bin.failed'));
    }
    await mutate(CHANGED);
  };
  return change;
};

export const BinActions = ({ file, projectId }: Bin & { file: BinEntry }) => {
  const { t } = useTranslation('files');
  const change = useBinChanges({ projectId });
  const [asking, setAsking] = useState(false);
  const { name } = file;
  return (
    <>
      <RowMenu
        label={t('bin.actionsFor', { name })}
        actions={[
          { id: 'restore', label: t('bin.restore'), icon: <ArchiveRestore />, run: () => void change('restore', file) },
          { id: 'erase', label: t('bin.erase'), icon: <Trash2 />, danger: true, run: () => setAsking(true) },
        ]}
      />
      {asking && (
        <Confirm
          open
          onOpenChange={() => setAsking(false)}
          title={t('bin.ask.title', { name })}
          description={t(file.entity === 'project' ? 'bin.ask.project' : 'bin.ask.text')}
          confirmLabel={t('bin.erase')}
          onConfirm={async () => {
            await change('erase', file);
            setAsking(false);
          }}
        />
      )}
    </>
  );
};
