// The files of one page of the list: a table, on phones rows of two lines.
import { useTranslation } from 'react-i18next';
import type { FileRow } from '#shared/model/file.ts';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { cx } from '../../components/ui/class-names.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { FileIcon } from '../../components/viewer/file-icon.tsx';
import { typeLabel } from '../../components/viewer/file-kind.ts';
import { formatDate, formatSize } from '../../lib/format.ts';
import { rowKeys } from './row-keys.ts';
import { StatusCell } from './status-cell.tsx';

export type FileTableProps = {
  rows: readonly FileRow[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], on: boolean) => void;
  opened: string | undefined;
  onOpen: (file: FileRow) => void;
  onRetry: (file: FileRow) => void;
  /** Whether the reader may select, delete and index again. */
  mayWrite: boolean;
  /** The table shares the page with a preview: what is least needed goes. */
  compact: boolean;
};

const HEAD = 'h-9 px-3 text-left font-medium text-fg3 text-meta whitespace-nowrap';
const Head = ({ rows, selected, onSelect, mayWrite, compact }: FileTableProps) => {
  const { t } = useTranslation('files');
  const chosen = rows.filter(({ id }) => selected.has(id)).length;
  const all = rows.length > 0 && chosen === rows.length;
  const rest = cx(HEAD, 'max-lg:hidden', compact && 'hidden');
  return (
    <thead className="max-md:hidden">
      <tr className="border-line-strong border-b">
        {mayWrite && (
          <th scope="col" className="w-12 pl-6 text-left leading-none">
            <Checkbox
              aria-label={t('selectPage')}
              checked={all}
              indeterminate={chosen > 0 && !all}
              onChange={({ target }) =>
                onSelect(
                  rows.map(({ id }) => id),
                  target.checked,
                )
              }
            />
          </th>
        )}
        <th scope="col" className={cx(HEAD, !mayWrite && 'pl-6')}>
          {t('column.name')}
        </th>
        <th scope="col" className={cx(rest, 'w-20')}>
          {t('column.type')}
        </th>
        <th scope="col" className={cx(HEAD, 'w-28 pr-8 text-right', compact && 'hidden')}>
          {t('column.size')}
        </th>
        <th scope="col" className={cx(HEAD, 'w-64')}>
          {t('column.status')}
        </th>
        <th scope="col" className={cx(rest, 'w-36')}>
          {t('column.by')}
        </th>
        <th scope="col" className={cx(rest, 'w-36 pr-6')}>
          {t('column.at')}
        </th>
      </tr>
    </thead>
  );
};

const Row = ({ file, ...props }: FileTableProps & { file: FileRow }) => {
  const { t } = useTranslation('files');
  const { selected, onSelect, opened, onOpen, onRetry, mayWrite, compact } = props;
  const { id, filename, size, uploadedBy, uploadedAt } = file;
  const chosen = selected.has(id);
  const rest = cx('px-3 text-fg2 max-lg:hidden', compact && 'hidden');
  return (
    <tr
      tabIndex={0}
      data-file={id}
      aria-selected={chosen}
      // A double click opens: it selects no word.
      onMouseDown={(event) => event.detail > 1 && event.preventDefault()}
      onDoubleClick={() => onOpen(file)}
      onKeyDown={rowKeys({
        open: () => onOpen(file),
        toggle: () => mayWrite && onSelect([id], !chosen),
      })}
      className={cx(
        'group border-line border-b -outline-offset-2 transition-colors duration-120',
        'max-md:grid max-md:grid-cols-[auto_1fr_auto] max-md:items-center max-md:px-4 max-md:py-2',
        chosen || opened === id ? 'bg-accent-soft' : 'hover:bg-sunken',
      )}
    >
      {mayWrite && (
        <td className="w-12 pl-6 align-middle leading-none max-md:row-span-2 max-md:w-8 max-md:p-0 md:h-10">
          <Checkbox
            aria-label={t('selectRow', { name: filename })}
            checked={chosen}
            onChange={({ target }) => onSelect([id], target.checked)}
          />
        </td>
      )}
      <td className={cx('h-10 max-w-0 px-3 max-md:h-7 max-md:max-w-none max-md:p-0', !mayWrite && 'md:pl-6')}>
        <button
          type="button"
          aria-label={t('open', { name: filename })}
          onClick={() => onOpen(file)}
          className="flex max-w-full items-center gap-2.5 rounded-chip text-left text-ui hover:underline"
        >
          <FileIcon filename={filename} />
          <span className="truncate" title={filename}>
            {filename}
          </span>
        </button>
      </td>
      <td className={rest}>{typeLabel(filename)}</td>
      <td className={cx('px-3 pr-8 text-right text-fg2 tabular max-md:p-0', compact && 'md:hidden')}>
        {formatSize(size)}
      </td>
      <td className="px-3 max-md:col-span-2 max-md:col-start-2 max-md:p-0">
        <StatusCell file={file} onRetry={mayWrite ? () => onRetry(file) : undefined} />
      </td>
      <td className={cx(rest, 'truncate')}>{uploadedBy.name}</td>
      <td className={cx(rest, 'whitespace-nowrap pr-6 tabular')}>{formatDate(uploadedAt)}</td>
    </tr>
  );
};

export const FileTable = (props: FileTableProps) => (
  <table className="w-full table-fixed border-collapse text-note max-md:block max-md:[&>tbody]:block">
    <Head {...props} />
    <tbody>
      {props.rows.map((file) => (
        <Row key={file.id} {...props} file={file} />
      ))}
    </tbody>
  </table>
);

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
