// The list of files in all its states: coming, empty, failed, there.
import { FileText, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { FileTable, type FileTableProps, FileTableSkeleton } from './file-table.tsx';
import { PAGE_SIZE, type useFileList } from './use-files.ts';

export const UploadButton = ({ onChoose }: { onChoose: () => void }) => {
  const { t } = useTranslation('files');
  return (
    <Button variant="primary" icon={<Upload />} onClick={onChoose}>
      {t('upload')}
    </Button>
  );
};

const NoFiles = ({ mayWrite, onChoose }: { mayWrite: boolean; onChoose: () => void }) => {
  const { t } = useTranslation('files');
  return (
    <EmptyState
      icon={<FileText />}
      title={t('empty.title')}
      text={mayWrite ? t('empty.text') : t('empty.guest')}
      action={mayWrite && <UploadButton onChoose={onChoose} />}
    />
  );
};

type Props = Omit<FileTableProps, 'rows'> & {
  list: ReturnType<typeof useFileList>;
  page: number;
  onPage: (page: number) => void;
  onChoose: () => void;
};

export const FileList = ({ list, page, onPage, onChoose, ...table }: Props) => {
  const { data, error, mutate } = list;
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <FileTableSkeleton />;
  if (data.count === 0) return <NoFiles mayWrite={table.mayWrite} onChoose={onChoose} />;
  return (
    <>
      <FileTable {...table} rows={data.rows} />
      <div className="px-6 pt-3 pb-20 max-md:px-4">
        <Pagination page={page} pageSize={PAGE_SIZE} count={data.count} onPage={onPage} />
      </div>
    </>
  );
};
