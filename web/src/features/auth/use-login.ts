// Runs a sign-in and says what went wrong, inline and as the one toast.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { User } from '#shared/model/user.ts';
import { clearToasts, toast } from '../../components/ui/toast.tsx';
import { ApiError } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { paths, safeNext } from '../../lib/paths.ts';
import { homePathFor } from '../../lib/session.ts';
import { type Credentials, confirmSignIn, type LoginType, signInAs } from './sign-in.ts';

export const useLogin = (type: LoginType) => {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  /** Kept while the authenticator's code is asked for. */
  const [pending, setPending] = useState<Credentials>();

  const attempt = async (step: () => Promise<User | undefined>, credentials: Credentials) => {
    setFailure(undefined);
    try {
      const user = await step();
      if (!user) return setPending(credentials);
      clearToasts();
      const home = user.mfaNeeded ? paths.profile : homePathFor(user);
      return navigate(safeNext(query.get('next')) ?? home, { replace: true });
    } catch (error) {
      const text = error instanceof ApiError ? errorText(error) : t('failed');
      setFailure(text);
      toast({ kind: 'error', text });
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
    email: query.get('email') ?? '',
  };
};
