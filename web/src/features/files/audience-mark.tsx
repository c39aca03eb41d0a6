// A badge on what may be drawn on in documents for the other side.
import { useTranslation } from 'react-i18next';
import { tip } from '../../components/ui/tooltip.tsx';
import type { Entry } from './entry.ts';

export const AudienceMark = ({ entry: { audience } }: { entry: Entry }) => {
  const { t } = useTranslation('files');
  if (audience !== 'shareable') return null;
  return (
    <span
      {...tip(t('audience.shareableText'))}
      className="shrink-0 rounded-chip bg-accent-soft px-1.5 py-0.5 text-accent-fg text-chip"
    >
      {t('audience.shareable')}
    </span>
  );
};
