// The organization's members on screen, and the actions on one of them.
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import type { Person } from '#shared/model/people.ts';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { readsOf, useAction, useCall } from '#web/lib/api.ts';
import { useParts } from '#web/lib/use-parts.ts';
import { useTable } from '#web/lib/use-table.ts';

export const SCOPES = ['admins', 'everybody'] as const;
export type Scope = (typeof SCOPES)[number];

export const useStaff = () => {
  const table = useTable(['name', 'email', 'role', 'status', 'lastActivity']);
  const parts = useParts();
  const scope: Scope = table.param('scope') === 'everybody' ? 'everybody' : 'admins';
  const reply = useCall('organisation.people', { query: { ...table.query, scope, cursor: parts.after } });
  return {
    table,
    parts,
    reply,
    scope,
    setScope: (to: Scope) => table.change({ scope: to === 'admins' ? undefined : to }),
  };
};

export type Change = 'activate' | 'deactivate' | 'delete' | 'revoke' | 'approve' | 'resend';
const CHANGES = {
  activate: { isActive: true, confirmDelete: false },
  deactivate: { isActive: false, confirmDelete: false },
  delete: { isActive: false, confirmDelete: true },
  revoke: { isActive: false, confirmDelete: true },
} as const;

export const useStaffChanges = () => {
  const { t } = useTranslation('admin');
  const { mutate } = useSWRConfig();
  const fail = useFailToast();
  const status = useAction('organisation.personStatus');
  const again = useAction('organisation.inviteAgain');
  const reload = () => mutate(readsOf('organisation.people', 'people.list'));
  const change = async ({ id, name, email, version }: Person, to: Change) => {
    try {
      if (to === 'resend' || to === 'approve') await again.trigger({ params: { id } });
      else await status.trigger({ params: { id }, body: { ...CHANGES[to], version } });
      toast({ kind: 'success', text: t(`toast.${to}`, { name: name || email }) });
    } catch (error) {
      fail(error, t('toast.failed'));
    }
    // Reloads after a failure too, because somebody else may have made a change first.
    await reload();
  };
  return { change, reload };
};
