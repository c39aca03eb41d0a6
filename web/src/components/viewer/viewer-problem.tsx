// Why a file cannot be shown, and what to do instead.
import { FileWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export const ViewerProblem = ({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) => {
  const { t } = useTranslation('viewer');
  const text = useErrorText();
  const isMissing = error instanceof ApiError && error.status === 404;
  const forbidden = error instanceof ApiError && error.status === 403;
  return (
    <div role="alert">
      <EmptyState
        icon={<FileWarning />}
        title={isMissing ? t('gone') : t('failed')}
        text={forbidden ? text(error) : undefined}
        action={!isMissing && !forbidden && onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
      />
    </div>
  );
};
