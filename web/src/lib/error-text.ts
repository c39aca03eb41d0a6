// The sentence that a person reads for an error: the server's, which is in their language, or ours by its code.
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/contract/client.ts';

export const useErrorText = () => {
  const { t } = useTranslation('errors');
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('unexpected');
    return error.message || t(error.code, { ...error.params });
  };
};
