// Folders and files of one page of the list: a table, on phones rows of two lines.
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { FileCells } from './file-cells.tsx';
import { FolderCells } from './folder-cells.tsx';
import { Row } from './row.tsx';
import { TableHead } from './table-head.tsx';
import type { FileTableProps } from './table-props.ts';

export const FileTable = (props: FileTableProps) => {
  const { t } = useTranslation('files');
  return (
    <div className="@container">
      <table
        aria-label={t('title')}
        className="w-full table-fixed border-collapse text-note max-md:block max-md:[&>tbody]:block"
      >
        <TableHead {...props} />
        <tbody>
          {props.rows.map((entry) => (
            <Row key={entry.id} {...props} entry={entry}>
              {entry.entity === 'folder' ? (
                <FolderCells {...props} folder={entry} />
              ) : (
                <FileCells {...props} file={entry} />
              )}
            </Row>
          ))}
        </tbody>
      </table>
    </div>
  );
};

export const FileTableSkeleton = () => (
  <div aria-hidden="true">
    <div className="h-9 border-line-strong border-b max-md:hidden" />
    {[52, 38, 61, 45, 33, 57].map((width) => (
      <div key={width} className="flex h-10 items-center gap-4 border-line border-b px-6">
        <Skeleton className="size-4" />
        <span className="flex-1">
          <span style={{ width: `${width}%` }} className="block">
            <Skeleton className="h-3.5 w-full" />
          </span>
        </span>
        <Skeleton className="h-3.5 w-14 max-md:hidden" />
        <Skeleton className="h-3.5 w-20" />
      </div>
    ))}
  </div>
);
