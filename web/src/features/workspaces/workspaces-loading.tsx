// Placeholder cards while the workspaces load.
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/components/ui/skeleton.tsx';

const CARDS = [1, 2, 3, 4, 5, 6] as const;

export const WorkspacesLoading = () => {
  const { t } = useTranslation('common');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="appear-late grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3 px-6 pt-12 max-md:px-4"
    >
      {CARDS.map((card) => (
        <div key={card} className="flex min-h-36 flex-col gap-3 rounded-card border border-line p-4">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3 w-full" />
          <Skeleton className="h-3 w-3/4" />
          <Skeleton className="mt-auto h-3 w-2/3" />
        </div>
      ))}
    </div>
  );
};
