// The organization's admins, or everybody in it: invite, activate, deactivate, delete, change roles.
import { UserPlus, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLES, type Role } from '#shared/model/enums.ts';
import type { Person } from '#shared/model/people.ts';
import { PersonState } from '#web/components/people/person-state.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Segments } from '#web/components/ui/segments.tsx';
import { ServerTable } from '#web/components/ui/server-table.tsx';
import { useAction } from '#web/lib/api.ts';
import { useCan, useUser } from '#web/lib/use-user.ts';
import { OutsiderSetting } from './outsider-setting.tsx';
import { useStaffColumns } from './staff-columns.tsx';
import { TemplateSetting } from './template-setting.tsx';
import { SCOPES, useStaff, useStaffChanges } from './use-staff.ts';

const InviteDialog = lazy(async () => ({
  default: (await import('#web/components/people/invite-dialog.tsx')).InviteDialog,
}));

const BELOW_OWNER: readonly Role[] = [ROLES.admin, ROLES.adminNotCreator, ROLES.member, ROLES.guest];

const Invite = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('admin');
  const user = useUser();
  const { trigger } = useAction('organisation.invite');
  const { reload } = useStaffChanges();
  return (
    <InviteDialog
      open
      onOpenChange={onClose}
      title={t('invite.title')}
      description={t('invite.text')}
      submitLabel={t('invite.submit')}
      roles={user?.role === ROLES.owner ? [ROLES.owner, ...BELOW_OWNER] : BELOW_OWNER}
      initialRole={ROLES.admin}
      send={async (emails, role) => {
        const invited = await trigger({ body: { emails, role } });
        await reload();
        return invited;
      }}
    />
  );
};

const Summary = ({ person }: { person: Person }) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <span>{person.customRole?.name ?? t(`roles.${person.role}`)}</span>
      <PersonState person={person} />
    </>
  );
};

export const AdminPage = () => {
  const { t } = useTranslation('admin');
  const [inviting, setInviting] = useState(false);
  const { table, parts, reply, scope, setScope } = useStaff();
  const mayChange = useCan('staff.write');
  const mayChangeRole = useCan('role.write');
  const columns = useStaffColumns({ mayChange, mayChangeRole });
  const invite = mayChange && (
    <Button variant="primary" icon={<UserPlus />} onClick={() => setInviting(true)}>
      {t('invite.button')}
    </Button>
  );
  const scopes = SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }));
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={reply.data && invite} />
      <ServerTable
        label={t('list')}
        table={table}
        parts={parts}
        reply={reply}
        columns={columns}
        rowKey={({ id }) => id}
        summary={(person) => <Summary person={person} />}
        searchLabel={t('find')}
        countText={(count) => t('count', { count })}
        tools={<Segments label={t('scope.label')} value={scope} options={scopes} onChange={setScope} />}
        empty={<EmptyState icon={<UsersRound />} title={t('empty.title')} text={t('empty.text')} action={invite} />}
      />
      {mayChangeRole && (
        <div className="grid gap-4 px-6 pb-8 max-md:px-4 xl:grid-cols-2">
          <OutsiderSetting />
          <TemplateSetting />
        </div>
      )}
      <Suspense>{inviting && <Invite onClose={() => setInviting(false)} />}</Suspense>
    </>
  );
};
