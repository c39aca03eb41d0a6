// Adds the cited filing to the workspace's files with one press.
import { FolderPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mutate } from 'swr';
import { readsOf, useAction } from '#web/lib/api.ts';
import { useCan } from '#web/lib/use-user.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toast.tsx';
import { useFailToast } from '../ui/use-fail-toast.ts';

type Filing = { readonly searchId: string; readonly n: number } | { readonly fileId: string };

export const AddFiling = ({ projectId, filing }: { projectId: string; filing: Filing }) => {
  const { t } = useTranslation('viewer');
  const fail = useFailToast();
  const mayWrite = useCan('file.write', projectId);
  const { trigger, isMutating } = useAction('sources.addFiling');
  if (!mayWrite) return null;
  const add = async () => {
    try {
      const { filename } = await trigger({ body: { projectId, ...filing } });
      toast({ kind: 'success', text: t('filing.added', { name: filename }) });
      await mutate(readsOf('files.list', 'folders.entries'));
    } catch (error) {
      fail(error, t('filing.failed'));
    }
  };
  return (
    <IconButton size="small" label={t('filing.add')} aria-busy={isMutating} disabled={isMutating} onClick={add}>
      <FolderPlus />
    </IconButton>
  );
};
