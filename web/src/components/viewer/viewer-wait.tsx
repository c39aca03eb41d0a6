// The placeholder of a document while it loads.
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/skeleton.tsx';

const LINES = ['w-3/5', 'w-full', 'w-11/12', 'w-4/5', 'w-2/5'] as const;

export const ViewerWait = () => {
  const { t } = useTranslation('viewer');
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-1 flex-col gap-3 bg-canvas p-5">
      {LINES.map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
};
