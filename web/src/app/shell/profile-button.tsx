// The person at the foot of the sidebar; opens the profile menu.
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import { tip } from '#web/components/ui/tooltip.tsx';
import { usePopup } from '#web/components/ui/use-popup.ts';
import { fullName } from '#web/lib/format.ts';
import { useUser } from '#web/lib/use-user.ts';
import type { Layer } from './layer.ts';

const load = () => import('./profile-menu.tsx');
const ProfileMenu = lazy(load);

type ProfileButtonProps = {
  narrow: boolean;
  openLayer: (layer: Layer) => void;
  onLeave?: () => void;
};

export const ProfileButton = ({ narrow, openLayer, onLeave }: ProfileButtonProps) => {
  const { t } = useTranslation('shell');
  const user = useUser();
  const { anchor, open, setOpen, used, button } = usePopup(load);
  if (!user) return null;
  const name = fullName(user);
  const label = t('profileMenu.label', { name });
  return (
    <>
      <button
        type="button"
        {...button}
        data-tour="profile"
        aria-haspopup="menu"
        aria-label={narrow ? label : undefined}
        {...(narrow && tip(name))}
        className={cx(
          'flex w-full items-center gap-2.5 rounded-control p-1.5 text-left transition-colors duration-120 hover:bg-hover aria-expanded:bg-hover',
          narrow && 'justify-center',
        )}
      >
        <Avatar firstName={user.firstName} lastName={user.lastName} src={user.avatar} />
        {!narrow && (
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium text-note">{name}</span>
            <span className="block truncate text-fg3 text-meta">{user.email}</span>
          </span>
        )}
      </button>
      <Suspense>
        {used && (
          <ProfileMenu anchor={anchor} open={open} onOpenChange={setOpen} openLayer={openLayer} onLeave={onLeave} />
        )}
      </Suspense>
    </>
  );
};
