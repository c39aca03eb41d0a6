// The members of the selected workspace: roles, status, invitations.
import { UserPlus, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCESS, ROLES } from '#shared/model/enums.ts';
import type { WorkspaceMember } from '#shared/model/people.ts';
import { PersonState } from '#web/components/people/person-state.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { ServerTable } from '#web/components/ui/server-table.tsx';
import { useAction, useCall } from '#web/lib/api.ts';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { useCan } from '#web/lib/use-user.ts';
import { useMemberColumns, WORKSPACE_ROLES } from './member-columns.tsx';
import { useChanges, usePeople } from './use-people.ts';

const InviteDialog = lazy(async () => ({
  default: (await import('#web/components/people/invite-dialog.tsx')).InviteDialog,
}));

const AddDialog = ({ projectId, onClose }: { projectId: string; onClose: () => void }) => {
  const { t } = useTranslation('people');
  const { trigger } = useAction('people.addNewMembers');
  const { reload } = useChanges();
  return (
    <InviteDialog
      open
      onOpenChange={onClose}
      title={t('add.title')}
      description={t('add.text')}
      submitLabel={t('add.submit')}
      roles={WORKSPACE_ROLES}
      initialRole={ROLES.member}
      offersPeople
      send={async (emails, role) => {
        const invited = await trigger({ body: { projectId, emails, role } });
        await reload();
        return invited;
      }}
    />
  );
};

/** Explains, for an open or a personal workspace, who has access besides the listed members. */
const AccessNote = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation('people');
  const { data } = useCall('projects.get', { params: { id: projectId } });
  if (!data || data.access === ACCESS.limited) return null;
  return (
    <Notice tone="info" className="mx-6 mb-4 max-md:mx-4">
      {t(data.access === ACCESS.all ? 'openToAll' : 'personal')}
    </Notice>
  );
};

const Summary = ({ member }: { member: WorkspaceMember }) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <span>{t(`roles.${member.role}`)}</span>
      <PersonState person={member} />
    </>
  );
};

const People = ({ projectId, name }: { projectId: string; name: string }) => {
  const { t } = useTranslation('people');
  const [adding, setAdding] = useState(false);
  const { table, reply } = usePeople(projectId);
  const mayChange = useCan('people.write', projectId);
  const columns = useMemberColumns({ mayChange, changes: useChanges() });
  const add = mayChange && (
    <Button variant="primary" icon={<UserPlus />} onClick={() => setAdding(true)}>
      {t('add.button')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('description', { workspace: name })} actions={reply.data && add} />
      {reply.data && <AccessNote projectId={projectId} />}
      <ServerTable
        label={t('list')}
        table={table}
        reply={reply}
        columns={columns}
        rowKey={({ id }) => id}
        summary={(member) => <Summary member={member} />}
        searchLabel={t('find')}
        countText={(count) => t('count', { count })}
        empty={<EmptyState icon={<UsersRound />} title={t('empty.title')} text={t('empty.text')} action={add} />}
      />
      <Suspense>{adding && <AddDialog projectId={projectId} onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
};

export const PeoplePage = () => {
  const { selected, projectId } = useSelectedWorkspace();
  // The route guard ensures that a workspace is chosen.
  return projectId ? <People key={projectId} projectId={projectId} name={selected?.label ?? ''} /> : null;
};
