// The files that were not sent, with reasons, until dismissed.
import { CircleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#web/lib/error-text.ts';
import { formatSize } from '#web/lib/format.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { Refusal } from './limits.ts';

const useRefusalText = () => {
  const { t } = useTranslation('files');
  const errorText = useErrorText();
  return (refusal: Refusal): string => {
    switch (refusal.code) {
      case 'fileTooLarge':
        return t('refusal.fileTooLarge', {
          filename: refusal.filename,
          size: formatSize(refusal.size),
          max: formatSize(refusal.maxBytes),
        });
      case 'fileEmpty':
        return t('refusal.fileEmpty', { filename: refusal.filename });
      case 'notWorkbook':
        return t('refusal.notWorkbook', { filename: refusal.filename });
      case 'failed':
        return t('refusal.failed', { filename: refusal.filename, reason: errorText(refusal.error) });
      case 'fileTooMany':
        return t('refusal.fileTooMany', { count: refusal.count, max: refusal.maxFiles });
      case 'folderTooMany':
        return t('refusal.folderTooMany', { count: refusal.count, max: refusal.maxFiles });
    }
  };
};

export const Refusals = ({ refusals, onDismiss }: { refusals: readonly Refusal[]; onDismiss: () => void }) => {
  const { t } = useTranslation('files');
  const text = useRefusalText();
  if (refusals.length === 0) return null;
  return (
    <div role="alert" className="mx-6 mb-4 flex gap-2.5 rounded-card bg-bad-soft py-2.5 pr-2 pl-3.5 max-md:mx-4">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-bad" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-ui">{t('refusal.title')}</p>
        <ul className="max-h-40 overflow-y-auto text-note">
          {refusals.map((refusal) => (
            <li key={text(refusal)}>{text(refusal)}</li>
          ))}
        </ul>
      </div>
      <IconButton size="small" label={t('refusal.dismiss')} onClick={onDismiss}>
        <X />
      </IconButton>
    </div>
  );
};
