// The tags on screen, and their owner's actions.
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { STATUS } from '#shared/model/enums.ts';
import type { Tag } from '#shared/model/people.ts';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { readsOf, useAction, useCall } from '#web/lib/api.ts';
import { useTable } from '#web/lib/use-table.ts';

export const useTags = () => {
  const table = useTable(['name', 'addedBy', 'addedOn', 'status']);
  const reply = useCall('organisation.tags', { query: table.query });
  return { table, reply };
};

export const useTagChanges = () => {
  const { t } = useTranslation('tags');
  const { mutate } = useSWRConfig();
  const fail = useFailToast();
  const update = useAction('organisation.updateTag');
  const remove = useAction('organisation.deleteTag');
  const reload = () => mutate(readsOf('organisation.tags'));
  return {
    reload,
    switchStatus: async ({ id, status, name, version }: Tag) => {
      const isOn = status === STATUS.active;
      try {
        const body = { status: isOn ? STATUS.inactive : STATUS.active, version };
        await update.trigger({ params: { id }, body });
        toast({ kind: 'success', text: t(isOn ? 'toast.off' : 'toast.on', { name }) });
      } catch (error) {
        fail(error, t('toast.updateFailed'));
      }
      await reload();
    },
    remove: async ({ id, name }: Tag) => {
      try {
        await remove.trigger({ params: { id } });
        toast({ kind: 'success', text: t('toast.deleted', { name }) });
      } catch (error) {
        fail(error, t('toast.deleteFailed'));
      }
      await reload();
    },
  };
};
