// Folders and files of one page of the list: a table, on phones rows of two lines.
import { useTranslation } from 'react-i18next';
import { cx } from '../../components/ui/class-names.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { Entry, FileEntry } from './entry.ts';
import { FileCells } from './file-cells.tsx';
import { FolderCells } from './folder-cells.tsx';
import { Row } from './row.tsx';
import { TableHead } from './table-head.tsx';
import type { FilesAddress, SortBy } from './use-files-address.ts';
import type { Selection } from './use-selection.ts';

/** What may be asked for a row. */
export type RowCommands = {
  readonly open: (entry: Entry) => void;
  readonly rename: (entry: Entry) => void;
  readonly move: (entries: readonly Entry[]) => void;
  readonly remove: (entries: readonly Entry[]) => void;
  readonly retry: (file: FileEntry) => void;
  readonly showVersions: (file: FileEntry) => void;
  readonly uploadVersion: (file: FileEntry) => void;
  /** Dropped on a folder; undefined is the top. */
  readonly dropOn: (draggedId: string, folder: { id: string; name: string } | undefined) => void;
};

export type FileTableProps = {
  rows: readonly Entry[];
  selection: Selection;
  sorting: FilesAddress['sorting'];
  onSort: (by: SortBy) => void;
  opened: string | undefined;
  commands: RowCommands;
  /** Where a file that was found stands; undefined where it is plain to see. */
  wayOf: (entry: Entry) => string | undefined;
  /** Whether the reader may select, change, delete and index again. */
  mayWrite: boolean;
  /** The table shares the page with a preview: what is least needed goes. */
  compact: boolean;
  isBusy: boolean;
};

export const FileTable = (props: FileTableProps) => {
  const { t } = useTranslation('files');
  return (
    <table
      aria-label={t('title')}
      aria-busy={props.isBusy || undefined}
      className="w-full table-fixed border-collapse text-note max-md:block max-md:[&>tbody]:block"
    >
      <TableHead {...props} />
      <tbody className={cx('transition-opacity duration-180', props.isBusy && 'opacity-80')}>
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
