// The sources on screen, and an owner's actions on their keys.
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import type { SourceProvider } from '#shared/model/source.ts';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { readsOf, useAction, useCall } from '#web/lib/api.ts';

export const useSources = () => useCall('sources.list', {});

export const useSourceChanges = (source: SourceProvider) => {
  const { t } = useTranslation('sources');
  const { mutate } = useSWRConfig();
  const fail = useFailToast();
  const name = t(`name.${source}`);
  const set = useAction('sources.setKey');
  const remove = useAction('sources.removeKey');
  const test = useAction('sources.test');
  const reload = () => mutate(readsOf('sources.list'));
  return {
    /** Rejects with the server's reason for refusing the key. */
    save: async (key: Record<string, string>) => {
      await set.trigger({ params: { source }, body: { key } });
      await reload();
      toast({ kind: 'success', text: t('toast.saved', { name }) });
    },
    remove: async () => {
      try {
        await remove.trigger({ params: { source } });
        toast({ kind: 'success', text: t('toast.removed', { name }) });
      } catch (error) {
        fail(error, name);
      }
      await reload();
    },
    /** Tests the typed key, or the stored one if none is given. */
    test: async (key?: Record<string, string>) => {
      try {
        const { outcome } = await test.trigger({ params: { source }, body: key ? { key } : {} });
        const kind = outcome === 'ok' || outcome === 'empty' ? 'success' : 'error';
        toast({ kind, text: t('toast.tested', { name, outcome: t(`outcome.${outcome}`) }) });
      } catch (error) {
        fail(error, name);
      }
      if (!key) await reload();
    },
    isTesting: test.isMutating,
  };
};
