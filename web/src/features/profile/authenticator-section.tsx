// The second step of signing in: set up and remove an authenticator app.
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/model/user.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { storeUser } from '#web/lib/session.ts';
import { withStepUp } from '#web/lib/step-up.ts';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { ProfileSection } from './profile-section.tsx';

type Props = { user: User; onSaved: (user: User) => void };

export const AuthenticatorSection = ({ user, onSaved }: Props) => {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const [open, setOpen] = useState<'setUp' | 'remove'>();
  const [isBusy, setBusy] = useState(false);
  const readAgain = async (done: string) => {
    const saved = await call('account.confirmMfa');
    storeUser(saved);
    onSaved(saved);
    setOpen(undefined);
    toast({ kind: 'success', text: done });
  };
  const remove = async () => {
    setBusy(true);
    try {
      const { removeAuthenticator } = await import('#web/lib/identity.ts');
      await withStepUp(removeAuthenticator);
      await readAgain(t('authenticatorRemoved'));
    } catch (error) {
      toast({ kind: 'error', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  const State = user.mfa ? ShieldCheck : ShieldAlert;
  return (
    <ProfileSection title={t('authenticator')} text={t('authenticatorText')}>
      <div className="flex flex-col items-start gap-3">
        {user.mfaNeeded && (
          <p role="alert" className="rounded-control bg-warn-soft px-3 py-2 text-note text-warn">
            {t('authenticatorNeeded')}
          </p>
        )}
        <p className="flex items-center gap-2 text-ui">
          <State aria-hidden="true" className={user.mfa ? 'size-4.5 text-ok' : 'size-4.5 text-fg3'} />
          {user.mfa ? t('authenticatorOn') : t('authenticatorOff')}
        </p>
        {user.mfa ? (
          <Button variant="danger-ghost" onClick={() => setOpen('remove')}>
            {t('authenticatorRemove')}
          </Button>
        ) : (
          <Button onClick={() => setOpen('setUp')}>{t('authenticatorSetUp')}</Button>
        )}
      </div>
      {open === 'setUp' && (
        <AuthenticatorDialog
          account={user.email}
          onDone={() => readAgain(t('authenticatorDone'))}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={() => setOpen(undefined)}
        title={t('authenticatorRemove')}
        description={t('authenticatorRemoveAsk')}
        confirmLabel={t('authenticatorRemove')}
        loading={isBusy}
        onConfirm={remove}
      />
    </ProfileSection>
  );
};
