// Says what went wrong in place of the content, with a retry button and details to copy.
import { Ban, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#web/lib/error-text.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { toast } from './toast.tsx';

const detailsOf = (error: unknown): string => {
  const { code, status, requestId } = Object(error);
  return [code, status, requestId, location.pathname, new Date().toISOString()].filter(Boolean).join(' · ');
};

export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) => {
  const { t } = useTranslation('common');
  const text = useErrorText();
  const forbidden = Object(error).status === 403;
  const copy = async () => {
    await navigator.clipboard.writeText(detailsOf(error));
    toast({ kind: 'success', text: t('copied') });
  };
  return (
    <div role="alert">
      <EmptyState
        icon={forbidden ? <Ban /> : <CircleAlert />}
        title={forbidden ? t('error.forbiddenTitle') : t('error.title')}
        text={text(error)}
        action={
          <>
            {onRetry && !forbidden && (
              <Button variant="primary" onClick={onRetry}>
                {t('error.retry')}
              </Button>
            )}
            <Button onClick={copy}>{t('error.copyDetails')}</Button>
          </>
        }
      />
    </div>
  );
};
