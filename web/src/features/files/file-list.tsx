// The list of folders and files in all its states: loading, empty, no results, failed, loaded.
import { FileText, FolderOpen, FolderUp, SearchX, Upload } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LookFurther, useGoingOn } from '#web/components/ui/look-further.tsx';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { FileTable, FileTableSkeleton } from './file-table.tsx';
import type { FileTableProps } from './table-props.ts';
import type { Choosing } from './upload/drop-target.tsx';
import type { Entries } from './use-entries.ts';
import type { FilesAddress } from './use-files-address.ts';

export const UploadButton = ({ onChoose }: { onChoose: () => void }) => {
  const { t } = useTranslation('files');
  return (
    <Button variant="primary" icon={<Upload />} onClick={onChoose}>
      {t('upload')}
    </Button>
  );
};

export const UploadFolderButton = ({ onChoose }: { onChoose: () => void }) => {
  const { t } = useTranslation('files');
  return (
    // Phones cannot pick folders.
    <Button icon={<FolderUp />} onClick={onChoose} className="max-sm:hidden">
      {t('uploadFolder')}
    </Button>
  );
};

type NothingProps = Pick<Props, 'address' | 'choose' | 'mayWrite'>;

const Nothing = ({ address, choose, mayWrite }: NothingProps) => {
  const { t } = useTranslation('files');
  if (address.isNarrowed)
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('empty.noMatch')}
        text={t('empty.noMatchText')}
        action={<Button onClick={address.clear}>{t('filter.clear')}</Button>}
      />
    );
  const inFolder = address.folder !== undefined;
  return (
    <EmptyState
      icon={inFolder ? <FolderOpen /> : <FileText />}
      title={inFolder ? t('empty.folder') : t('empty.title')}
      text={mayWrite ? t('empty.text') : t('empty.guest')}
      action={
        mayWrite && (
          <>
            <UploadButton onChoose={choose.files} />
            <UploadFolderButton onChoose={choose.folder} />
          </>
        )
      }
    />
  );
};

type Props = Omit<FileTableProps, 'rows'> & { entries: Entries; address: FilesAddress; choose: Choosing };

/** Goes back a page when the last row of the last page was removed. */
const useExistingPage = ({ page, pageSize, goTo }: FilesAddress, { rows, count }: Entries) => {
  const last = rows && Math.max(1, Math.ceil(count / pageSize));
  useEffect(() => {
    if (last && page > last) goTo(last);
  }, [last, page, goTo]);
};

export const FileList = ({ entries, address, choose, ...table }: Props) => {
  useExistingPage(address, entries);
  const { rows, count, cursor, error, again } = entries;
  const { parts } = address;
  const isGoingOn = useGoingOn(parts, rows && { count, cursor });
  if (error) return <ErrorState error={error} onRetry={again} />;
  if (!rows || isGoingOn) return <FileTableSkeleton />;
  if (count === 0 && !parts.hasFound) return <Nothing address={address} choose={choose} mayWrite={table.mayWrite} />;
  return (
    <>
      {count > 0 && <FileTable {...table} rows={rows} />}
      <div className="px-6 pt-3 pb-20 max-md:px-4">
        <Pagination page={address.page} pageSize={address.pageSize} count={count} onPage={address.goTo} />
      </div>
      <LookFurther parts={parts} part={{ count, cursor }} />
    </>
  );
};
