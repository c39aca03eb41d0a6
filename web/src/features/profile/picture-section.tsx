// The user's picture: choose, crop, change, delete.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/model/user.ts';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { storeUser } from '#web/lib/session.ts';
import { CropDialog } from './crop-dialog.tsx';
import { ProfileSection } from './profile-section.tsx';

type Props = { user: User; onSaved: (user: User) => void };

const usePicture = (onSaved: Props['onSaved']) => {
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const save = async (change: () => Promise<User>, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      const user = await change();
      storeUser(user);
      onSaved(user);
      toast({ kind: 'success', text: done });
      return true;
    } catch (error) {
      toast({ kind: 'error', text: errorText(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { save, isBusy };
};

export const PictureSection = ({ user, onSaved }: Props) => {
  const { t } = useTranslation(['profile', 'common']);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const [isDeleting, setDeleting] = useState(false);
  const { save, isBusy } = usePicture(onSaved);
  const use = async (picture: File) => {
    const change = () => call('account.updateProfile', { body: {} }, { files: [picture] });
    if (await save(change, t('pictureSaved'))) setChosen(undefined);
  };
  const remove = async () => {
    const change = () => call('account.updateProfile', { body: { removePicture: true } });
    if (await save(change, t('pictureDeleted'))) setDeleting(false);
  };
  return (
    <ProfileSection title={t('picture')} text={t('pictureText')}>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar key={user.avatar} {...user} src={user.avatar} className="size-16 text-section" />
        <Button onClick={() => input.current?.click()}>{user.avatar ? t('pictureChange') : t('pictureChoose')}</Button>
        {user.avatar && (
          <Button variant="danger-ghost" onClick={() => setDeleting(true)}>
            {t('pictureDelete')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('pictureChoose')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            setChosen(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {chosen && <CropDialog file={chosen} isSaving={isBusy} onUse={use} onClose={() => setChosen(undefined)} />}
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title={t('pictureDelete')}
        description={t('pictureDeleteAsk')}
        confirmLabel={t('common:delete')}
        loading={isBusy}
        onConfirm={remove}
      />
    </ProfileSection>
  );
};
