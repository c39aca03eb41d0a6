// The organizations of the platform on screen, and the actions on one.
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import type { Organisation } from '#shared/model/organisation.ts';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { readsOf, useAction, useCall } from '#web/lib/api.ts';
import { useTable } from '#web/lib/use-table.ts';

export const useOrganisations = () => {
  const table = useTable(['name', 'createdAt', 'members', 'runs', 'credits', 'storageBytes', 'status']);
  const reply = useCall('platform.organisations', { query: table.query });
  return { table, reply };
};

export const useReload = () => {
  const { mutate } = useSWRConfig();
  return () => mutate(readsOf('platform.organisations', 'platform.summary', 'platform.credits'));
};

export type Change = 'suspend' | 'resume' | 'resend' | 'remove';

export const useOrganisationChanges = () => {
  const { t } = useTranslation('platform');
  const fail = useFailToast();
  const reload = useReload();
  const update = useAction('platform.update');
  const remove = useAction('platform.remove');
  return async ({ id, name, version }: Organisation, to: Change) => {
    const params = { id };
    try {
      if (to === 'remove') await remove.trigger({ params });
      else if (to === 'resend') await update.trigger({ params, body: { inviteAgain: true } });
      else await update.trigger({ params, body: { status: to === 'suspend' ? 'suspended' : 'active', version } });
      toast({ kind: 'success', text: t(`toast.${to}`, { name }) });
    } catch (error) {
      fail(error, t('toast.failed'));
    }
    await reload();
  };
};
