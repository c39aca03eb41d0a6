// A page whose title is not known yet: its outline, and a heading that says that it is loading.
import { useTranslation } from 'react-i18next';
import { Skeleton } from './skeleton.tsx';

export const PageLoading = () => {
  const { t } = useTranslation('common');
  return (
    <div className="flex flex-col gap-3 px-6 pt-5 max-md:px-4">
      <h1 className="sr-only">{t('loading')}</h1>
      <Skeleton className="h-7 w-80 max-w-full" />
      <Skeleton className="h-4 w-56" />
      <Skeleton className="mt-6 h-64 w-full" />
    </div>
  );
};
