// Runs a sign-in and says what went wrong, inline and as the one toast.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { clearToasts, toast } from '../../components/ui/toast.tsx';
import { ApiError } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { safeNext } from '../../lib/paths.ts';
import { homePathFor } from '../../lib/session.ts';
import { type Credentials, type LoginType, signInAs } from './sign-in.ts';

export const useLogin = (type: LoginType) => {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [failure, setFailure] = useState<string>();

  const submit = async (credentials: Credentials) => {
    setFailure(undefined);
    try {
      const user = await signInAs(type, credentials);
      clearToasts();
      navigate(safeNext(query.get('next')) ?? homePathFor(user), { replace: true });
    } catch (error) {
      const text = error instanceof ApiError ? errorText(error) : t('failed');
      setFailure(text);
      toast({ kind: 'error', text });
    }
  };
  return { submit, failure, email: query.get('email') ?? '' };
};
