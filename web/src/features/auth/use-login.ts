// Runs a sign-in. The form shows the reason of a failure, the one toast the failure itself.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { User } from '#shared/model/user.ts';
import { clearToasts, toast } from '#web/components/ui/toast.tsx';
import { ApiError } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { safeNext } from '#web/lib/paths.ts';
import { homePathFor, profilePathFor } from '#web/lib/session.ts';
import { type Credentials, confirmSignIn, type LoginType, signInAs } from './sign-in.ts';

export const useLogin = (type: LoginType) => {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  /** Of who has just signed up, or set a new password. */
  const { state } = useLocation();
  const [failure, setFailure] = useState<string>();
  /** Kept while the authenticator's code is asked for. */
  const [pending, setPending] = useState<Credentials>();

  const attempt = async (step: () => Promise<User | undefined>, credentials: Credentials) => {
    setFailure(undefined);
    try {
      const user = await step();
      if (!user) return setPending(credentials);
      clearToasts();
      // Without the authenticator app that the stage demands nothing else would open.
      const to = user.mfaNeeded ? profilePathFor(user) : (safeNext(query.get('next')) ?? homePathFor(user));
      return navigate(to, { replace: true });
    } catch (error) {
      setFailure(error instanceof ApiError ? errorText(error) : t('failed'));
      toast({ kind: 'error', text: t('failed') });
    }
  };
  return {
    submit: (credentials: Credentials) => attempt(() => signInAs(type, credentials), credentials),
    confirm: async (code: string) => {
      if (pending) await attempt(() => confirmSignIn(type, pending, code), pending);
    },
    back: () => {
      setFailure(undefined);
      setPending(undefined);
    },
    needsCode: pending !== undefined,
    failure,
    email: typeof state?.email === 'string' ? state.email : '',
  };
};
