// The text of an error: the server's, in the reader's language, or ours by its code.
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/contract/client.ts';

export const useErrorText = () => {
  const { t } = useTranslation('errors');
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('unexpected');
    return error.message || t(error.code, { ...error.params });
  };
};
