// The members of a workspace on screen, and the actions on one of them.
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import type { Role } from '#shared/model/enums.ts';
import type { WorkspaceMember } from '#shared/model/people.ts';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { readsOf, useAction, useCall } from '#web/lib/api.ts';
import { useTable } from '#web/lib/use-table.ts';

export const usePeople = (projectId: string) => {
  const table = useTable(['name', 'email', 'role', 'status', 'lastActivity']);
  const reply = useCall('people.list', { params: { id: projectId }, query: table.query });
  return { table, reply };
};

export type Change = 'activate' | 'deactivate' | 'remove';
const CHANGES = {
  activate: { isActive: true, confirmDelete: false },
  deactivate: { isActive: false, confirmDelete: false },
  remove: { isActive: false, confirmDelete: true },
} as const;

export const useChanges = () => {
  const { t } = useTranslation('people');
  const { mutate } = useSWRConfig();
  const fail = useFailToast();
  const status = useAction('people.status');
  const role = useAction('people.role');
  const reload = () => mutate(readsOf('people.list'));
  const attempt = async (work: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await work();
      toast({ kind: 'success', text: done });
    } catch (error) {
      fail(error, failed);
    }
    // Reloads after a failure too, because somebody else may have made a change first.
    await reload();
  };
  return {
    reload,
    change: ({ id, name, email, version }: WorkspaceMember, to: Change) =>
      attempt(
        () => status.trigger({ params: { id }, body: { ...CHANGES[to], version } }),
        t(`toast.${to}`, { name: name || email }),
        t('toast.failed'),
      ),
    setRole: ({ id, name, email, version }: WorkspaceMember, to: Role) =>
      attempt(
        () => role.trigger({ params: { id }, body: { role: to, version } }),
        t('toast.role', { name: name || email }),
        t('toast.failed'),
      ),
  };
};
