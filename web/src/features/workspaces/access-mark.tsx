// Who can see a workspace, as an icon with its word.
import { Lock, UserRound, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Access } from '#shared/model/enums.ts';

export const ACCESS_ICONS = { 1: UsersRound, 2: UserRound, 3: Lock } as const;

export const AccessMark = ({ access }: { access: Access }) => {
  const { t } = useTranslation('workspaces');
  const Icon = ACCESS_ICONS[access];
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {t(`access.${access}`)}
    </span>
  );
};
