// Cloud drives of a workspace: connected ones with their status, and those that can be connected.
import { ArrowLeft, Cloud } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { paths } from '#web/lib/paths.ts';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { useCan } from '#web/lib/use-user.ts';
import { DriveCard } from './drive-card.tsx';
import { Offers } from './offers.tsx';
import { useDrives } from './use-drives.ts';

const Back = () => {
  const { t } = useTranslation('drives');
  return (
    <Link to={paths.files} className={buttonClass('ghost')}>
      <ArrowLeft aria-hidden="true" />
      {t('back')}
    </Link>
  );
};

const Connected = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation('drives');
  const { data, error, mutate } = useDrives(projectId);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  if (data.count === 0) return <EmptyState icon={<Cloud />} title={t('empty.title')} text={t('empty.text')} />;
  return (
    <ul aria-label={t('list')} className="flex flex-col gap-4">
      {data.rows.map((drive) => (
        <DriveCard key={drive.id} drive={drive} projectId={projectId} />
      ))}
    </ul>
  );
};

const Workspace = ({ projectId, name }: { projectId: string; name: string }) => {
  const { t } = useTranslation('drives');
  const mayWrite = useCan('file.write', projectId);
  return (
    <>
      <PageHeader title={t('title')} description={t('description', { workspace: name })} actions={<Back />} />
      <div className="mx-6 mb-10 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] max-md:mx-4">
        <Connected projectId={projectId} />
        {mayWrite ? <Offers projectId={projectId} /> : <Notice tone="info">{t('guest')}</Notice>}
      </div>
    </>
  );
};

export const DrivesPage = () => {
  const { selected, projectId } = useSelectedWorkspace();
  return projectId ? <Workspace key={projectId} projectId={projectId} name={selected?.label ?? ''} /> : null;
};
