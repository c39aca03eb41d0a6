// Actions on a member of a workspace: the menu of a row and its confirmations.
import { UserCheck, UserMinus, UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkspaceMember } from '#shared/model/people.ts';
import { Confirm } from '#web/components/ui/confirm.tsx';
import type { RowAction } from '#web/components/ui/row-action.ts';
import { RowMenu } from '#web/components/ui/row-menu.tsx';
import type { Change } from './use-people.ts';

type MemberActionsProps = { member: WorkspaceMember; onChange: (change: Change) => Promise<void> };

const ICONS = { activate: <UserCheck />, deactivate: <UserMinus />, remove: <UserX /> } as const;

const changesFor = ({ status }: WorkspaceMember): Change[] => {
  if (status === 'invited' || status === 'awaiting') return ['remove'];
  return [status === 'active' ? 'deactivate' : 'activate', 'remove'];
};

export const MemberActions = ({ member, onChange }: MemberActionsProps) => {
  const { t } = useTranslation('people');
  const [asking, setAsking] = useState<'deactivate' | 'remove'>();
  const name = member.name || member.email;
  const actions = changesFor(member).map(
    (change): RowAction => ({
      id: change,
      label: t(`action.${change}`),
      icon: ICONS[change],
      danger: change === 'remove',
      run: () => (change === 'activate' ? void onChange(change) : setAsking(change)),
    }),
  );
  return (
    <>
      <RowMenu label={t('actionsFor', { name })} actions={actions} />
      {asking && (
        <Confirm
          open
          onOpenChange={() => setAsking(undefined)}
          title={t(`confirm.${asking}.title`, { name })}
          description={t(`confirm.${asking}.text`)}
          confirmLabel={t(`action.${asking}`)}
          danger={asking === 'remove'}
          onConfirm={async () => {
            await onChange(asking);
            setAsking(undefined);
          }}
        />
      )}
    </>
  );
};
