// The columns of the organization's members.
import { useTranslation } from 'react-i18next';
import type { Person } from '#shared/model/people.ts';
import { LastActivity } from '#web/components/people/last-activity.tsx';
import { PersonState } from '#web/components/people/person-state.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import type { Column } from '#web/components/ui/data-table.tsx';
import { PersonCell } from '#web/components/ui/person-cell.tsx';
import { useUser } from '#web/lib/use-user.ts';
import { StaffActions } from './staff-actions.tsx';

type SortId = 'name' | 'email' | 'role' | 'status' | 'lastActivity';
type StaffColumn = Column<Person, SortId>;

const Who = ({ person }: { person: Person }) => {
  const { t } = useTranslation('people');
  const isSelf = useUser()?.id === person.id;
  const { name, email, avatar } = person;
  return (
    <PersonCell name={name} email={email} avatar={avatar} mark={isSelf && <Badge>{t('you')}</Badge>} emailUntil="lg" />
  );
};

const RoleName = ({ person: { role, customRole } }: { person: Person }) => {
  const { t } = useTranslation('shell');
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      {t(`roles.${role}`)}
      {customRole && <Badge tone="accent">{customRole.name}</Badge>}
    </span>
  );
};

export const useStaffColumns = (rights: { mayChange: boolean; mayChangeRole: boolean }): StaffColumn[] => {
  const { t } = useTranslation('people');
  const columns: StaffColumn[] = [
    { id: 'name', label: t('column.name'), sort: 'name', cell: (person) => <Who person={person} /> },
    { id: 'email', label: t('column.email'), sort: 'email', from: 'lg', cell: ({ email }) => email },
    { id: 'role', label: t('column.role'), sort: 'role', cell: (person) => <RoleName person={person} /> },
    { id: 'status', label: t('column.status'), sort: 'status', cell: (person) => <PersonState person={person} /> },
    {
      id: 'lastActivity',
      label: t('column.lastActivity'),
      sort: 'lastActivity',
      from: 'xl',
      cell: ({ lastActivity }) => <LastActivity at={lastActivity} />,
    },
  ];
  if (!rights.mayChange && !rights.mayChangeRole) return columns;
  const actions: StaffColumn = {
    id: 'actions',
    label: t('column.actions'),
    isActions: true,
    cell: (person) => <StaffActions person={person} {...rights} />,
  };
  return [...columns, actions];
};
