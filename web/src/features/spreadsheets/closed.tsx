// Why a workbook cannot be opened, and what to do about it.
import { FileX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FILE_REASONS } from '#shared/model/enums.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';

export const Closed = ({ error, onClose }: { error: unknown; onClose: () => void }) => {
  const { t } = useTranslation(['spreadsheets', 'files']);
  const { reason } = Object(Object(error).data);
  const known = FILE_REASONS.find((one) => one === reason);
  return (
    <EmptyState
      icon={<FileX />}
      title={t('closed')}
      text={known && t(`files:reason.${known}`)}
      action={<Button onClick={onClose}>{t('back')}</Button>}
    />
  );
};
