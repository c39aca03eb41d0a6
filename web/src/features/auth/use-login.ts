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
  /** The state that sign-up and password reset pass to the sign-in page. */
  const { state } = useLocation();
  const [failure, setFailure] = useState<string>();
  /** Kept while waiting for the authenticator's code. */
  const [pending, setPending] = useState<Credentials>();

  const attempt = async (step: () => Promise<User | undefined>, credentials: Credentials) => {
    setFailure(undefined);
    try {
      const user = await step();
      if (!user) return setPending(credentials);
      clearToasts();
      // If the stage requires an authenticator app, no other screen opens before it is set up.
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
