// The columns of a workspace's members.
import { useTranslation } from 'react-i18next';
import { ROLES, type Role } from '#shared/model/enums.ts';
import type { WorkspaceMember } from '#shared/model/people.ts';
import { LastActivity } from '#web/components/people/last-activity.tsx';
import { PersonState } from '#web/components/people/person-state.tsx';
import { RoleSelect } from '#web/components/people/role-select.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import type { Column } from '#web/components/ui/data-table.tsx';
import { PersonCell } from '#web/components/ui/person-cell.tsx';
import { useUser } from '#web/lib/use-user.ts';
import { MemberActions } from './member-actions.tsx';
import type { useChanges } from './use-people.ts';

/** The roles that a member of a workspace may have. */
export const WORKSPACE_ROLES: readonly Role[] = [ROLES.admin, ROLES.adminNotCreator, ROLES.member, ROLES.guest];

type SortId = 'name' | 'email' | 'role' | 'status' | 'lastActivity';

const Who = ({ member }: { member: WorkspaceMember }) => {
  const { t } = useTranslation('people');
  const user = useUser();
  const mark = (
    <>
      {member.isOwner && <Badge tone="accent">{t('workspaceOwner')}</Badge>}
      {member.personId === user?.id && <Badge>{t('you')}</Badge>}
    </>
  );
  return <PersonCell name={member.name} email={member.email} avatar={member.avatar} mark={mark} emailUntil="lg" />;
};

type Options = { mayChange: boolean; changes: ReturnType<typeof useChanges> };

export const useMemberColumns = ({ mayChange, changes }: Options): Column<WorkspaceMember, SortId>[] => {
  const { t } = useTranslation(['people', 'shell']);
  const user = useUser();
  const isFixed = (member: WorkspaceMember) => !mayChange || member.isOwner || member.personId === user?.id;
  const role = (member: WorkspaceMember) =>
    isFixed(member) ? (
      t(`shell:roles.${member.role}`)
    ) : (
      <RoleSelect
        label={t('roleOf', { name: member.name || member.email })}
        value={member.role}
        roles={WORKSPACE_ROLES}
        onChange={(to) => void changes.setRole(member, to)}
        className="min-w-32 max-w-56"
      />
    );
  const columns: Column<WorkspaceMember, SortId>[] = [
    { id: 'name', label: t('column.name'), sort: 'name', cell: (member) => <Who member={member} /> },
    { id: 'email', label: t('column.email'), sort: 'email', from: 'lg', cell: ({ email }) => email },
    { id: 'role', label: t('column.role'), sort: 'role', cell: role },
    { id: 'status', label: t('column.status'), sort: 'status', cell: (member) => <PersonState person={member} /> },
    {
      id: 'lastActivity',
      label: t('column.lastActivity'),
      sort: 'lastActivity',
      from: 'xl',
      cell: ({ lastActivity }) => <LastActivity at={lastActivity} />,
    },
  ];
  if (!mayChange) return columns;
  const actions: Column<WorkspaceMember, SortId> = {
    id: 'actions',
    label: t('column.actions'),
    isActions: true,
    cell: (member) =>
      isFixed(member) ? null : <MemberActions member={member} onChange={(to) => changes.change(member, to)} />,
  };
  return [...columns, actions];
};
