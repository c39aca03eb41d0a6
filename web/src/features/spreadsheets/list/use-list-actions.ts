// Actions on a spreadsheet from a list or its header: sync, download, delete.
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { call, readsOf } from '#web/lib/api.ts';
import { saveFrom } from '#web/lib/save-from.ts';

type File = { readonly id: string; readonly filename: string };

export const useSync = (projectId: string) => {
  const { t } = useTranslation('spreadsheets');
  const { mutate } = useSWRConfig();
  const fail = useFailToast();
  return async ({ id, filename }: File) => {
    try {
      await call('spreadsheets.sync', { params: { id: projectId, id2: id } });
      toast({ kind: 'success', text: t('synced', { name: filename }) });
      await mutate(readsOf('spreadsheets.list'));
    } catch (error) {
      fail(error, t('syncFailed'));
    }
  };
};

export const useDownload = () => {
  const { t } = useTranslation('spreadsheets');
  const fail = useFailToast();
  return async ({ id }: File) => {
    try {
      const { url, filename } = await call('spreadsheets.download', { params: { id } });
      saveFrom(url, filename);
    } catch (error) {
      fail(error, t('downloadFailed'));
    }
  };
};
