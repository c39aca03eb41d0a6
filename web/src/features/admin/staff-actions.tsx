// Actions on a member of the organization: the menu of a row and its confirmations.
import { MailX, Send, Trash2, UserCheck, UserCog, UserMinus, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLES } from '#shared/model/enums.ts';
import type { Person } from '#shared/model/people.ts';
import { Confirm } from '#web/components/ui/confirm.tsx';
import type { RowAction } from '#web/components/ui/row-action.ts';
import { RowMenu } from '#web/components/ui/row-menu.tsx';
import { useUser } from '#web/lib/use-user.ts';
import { type Change, useStaffChanges } from './use-staff.ts';

const RoleDialog = lazy(async () => ({ default: (await import('./role-dialog.tsx')).RoleDialog }));

type Step = Change | 'role';
type Rights = { mayChange: boolean; mayChangeRole: boolean };
type StaffActionsProps = Rights & { person: Person };

const ICONS = {
  role: <UserCog />,
  approve: <UserPlus />,
  resend: <Send />,
  activate: <UserCheck />,
  deactivate: <UserMinus />,
  delete: <Trash2 />,
  revoke: <MailX />,
} as const;
const DANGEROUS: readonly Step[] = ['delete', 'revoke'];
const AT_ONCE = ['activate', 'approve', 'resend'] as const;
const CONFIRMED = ['deactivate', 'delete', 'revoke'] as const;

/** The actions a user may take on a member: none on themselves, and only owners act on owners. */
export const stepsFor = (
  person: Pick<Person, 'id' | 'role' | 'status'>,
  { mayChange, mayChangeRole, user }: Rights & { user: { id: string; role: number } | undefined },
): Step[] => {
  if (!user || person.id === user.id) return [];
  if (person.role === ROLES.owner && user.role !== ROLES.owner) return [];
  const role: Step[] = mayChangeRole ? ['role'] : [];
  if (!mayChange) return role;
  if (person.status === 'awaiting') return [...role, 'approve', 'revoke'];
  if (person.status === 'invited') return [...role, 'resend', 'revoke'];
  return [...role, person.status === 'active' ? 'deactivate' : 'activate', 'delete'];
};

export const StaffActions = ({ person, ...rights }: StaffActionsProps) => {
  const { t } = useTranslation('admin');
  const user = useUser();
  const { change } = useStaffChanges();
  const [step, setStep] = useState<Step>();
  const name = person.name || person.email;
  const asking = CONFIRMED.find((one) => one === step);
  const close = () => setStep(undefined);
  const start = (next: Step) =>
    AT_ONCE.some((one) => one === next) ? void change(person, next as Change) : setStep(next);
  const actions = stepsFor(person, { ...rights, user }).map(
    (id): RowAction => ({
      id,
      label: t(`action.${id}`),
      icon: ICONS[id],
      danger: DANGEROUS.includes(id),
      run: () => start(id),
    }),
  );
  return (
    <>
      <RowMenu label={t('actionsFor', { name })} actions={actions} />
      <Suspense>{step === 'role' && <RoleDialog person={person} onClose={close} />}</Suspense>
      {asking && (
        <Confirm
          open
          onOpenChange={close}
          title={t(`confirm.${asking}.title`, { name })}
          description={t(`confirm.${asking}.text`)}
          confirmLabel={t(`action.${asking}`)}
          danger={asking !== 'deactivate'}
          onConfirm={async () => {
            await change(person, asking);
            close();
          }}
        />
      )}
    </>
  );
};
