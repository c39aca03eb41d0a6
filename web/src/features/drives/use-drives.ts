// The drives of a workspace on screen, and the actions on them.
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import type { DriveFolder, DriveProvider, DriveRow, WhenDeleted } from '#shared/model/drive.ts';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { readsOf, useAction, useCall } from '#web/lib/api.ts';

const POLL_MS = 1500;
const isMoving = ({ state }: DriveRow): boolean => state === 'syncing' || state === 'leaving';

export const useDrives = (projectId: string) =>
  useCall(
    'drives.list',
    { query: { projectId } },
    { refreshInterval: (data) => (data?.rows.some(isMoving) ? POLL_MS : 0) },
  );

export const useReloadDrives = () => {
  const { mutate } = useSWRConfig();
  return () => mutate(readsOf('drives.list', 'drives.offers', 'files.list', 'folders.entries', 'folders.list'));
};

/** Redirects to the provider's page, which returns to the callback page. */
export const useConnect = (projectId: string) => {
  const connect = useAction('drives.connect');
  const reconnect = useAction('drives.reconnect');
  const fail = useFailToast();
  const { t } = useTranslation('drives');
  const leave = async (provider: DriveProvider, asking: () => Promise<{ url: string }>) => {
    try {
      window.location.assign((await asking()).url);
    } catch (error) {
      fail(error, t(`provider.${provider}`));
    }
  };
  return {
    connect: (provider: DriveProvider) => leave(provider, () => connect.trigger({ body: { projectId, provider } })),
    reconnect: ({ id, provider }: DriveRow) => leave(provider, () => reconnect.trigger({ params: { driveId: id } })),
    isLeaving: connect.isMutating || reconnect.isMutating,
  };
};

export const useDriveActions = ({ id, provider }: DriveRow) => {
  const { t } = useTranslation('drives');
  const fail = useFailToast();
  const reload = useReloadDrives();
  const choose = useAction('drives.choose');
  const sync = useAction('drives.sync');
  const disconnect = useAction('drives.disconnect');
  const params = { driveId: id };
  const run = async (doing: () => Promise<unknown>, success: string): Promise<boolean> => {
    try {
      await doing();
      toast({ kind: 'success', text: success });
      return true;
    } catch (error) {
      fail(error, t(`provider.${provider}`));
      return false;
    } finally {
      await reload();
    }
  };
  return {
    choose: (folders: DriveFolder[], whenDeleted: WhenDeleted) =>
      run(() => choose.trigger({ params, body: { folders, whenDeleted } }), t('toast.started')),
    sync: () => run(() => sync.trigger({ params }), t('toast.started')),
    disconnect: (files: WhenDeleted) => run(() => disconnect.trigger({ params, body: { files } }), t('toast.leaving')),
    isBusy: choose.isMutating || disconnect.isMutating,
  };
};
