// Marks whether documents for the other side may quote a file.
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { tip } from '#web/components/ui/tooltip.tsx';
import type { Entry } from './entry.ts';

export const AudienceCell = ({ entry: { audience } }: { entry: Entry }) => {
  const { t } = useTranslation('files');
  return (
    <td className="px-2 max-md:col-start-2 max-md:row-start-2 max-md:justify-self-end max-md:p-0">
      {audience === 'shareable' && (
        <span
          role="img"
          aria-label={t('audience.shareable')}
          {...tip(t('audience.shareableText'))}
          className="grid size-6 place-items-center text-accent-fg"
        >
          <Share2 aria-hidden="true" className="size-4" />
        </span>
      )}
    </td>
  );
};
