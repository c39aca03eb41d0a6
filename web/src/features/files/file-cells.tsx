// The cells of a file's row.
import { Eye, FileUp, FolderInput, History, Lock, PenLine, Share2, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OriginMark } from '#web/components/drives/origin-mark.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import type { RowAction } from '#web/components/ui/row-action.ts';
import { RowMenu } from '#web/components/ui/row-menu.tsx';
import { FileIcon } from '#web/components/viewer/file-icon.tsx';
import { typeLabel } from '#web/components/viewer/file-kind.ts';
import { formatDate, formatSize } from '#web/lib/format.ts';
import { AudienceCell } from './audience-mark.tsx';
import type { FileEntry } from './entry.ts';
import { NameCell } from './name-cell.tsx';
import { StatusCell } from './status-cell.tsx';
import { type FileTableProps, ROOM } from './table-props.ts';

type FileCellsProps = FileTableProps & { file: FileEntry };

const Menu = ({ file, commands, mayWrite }: FileCellsProps) => {
  const { t } = useTranslation('files');
  const open: RowAction = { id: 'open', label: t('openAction'), icon: <Eye />, run: () => commands.open(file) };
  const versions: RowAction = {
    id: 'versions',
    label: t('versions.action'),
    icon: <History />,
    run: () => commands.showVersions(file),
  };
  const change: RowAction[] = [
    { id: 'rename', label: t('rename'), icon: <PenLine />, run: () => commands.rename(file) },
    { id: 'move', label: t('move.action'), icon: <FolderInput />, run: () => commands.move([file]) },
    {
      id: 'audience',
      label: t(file.audience === 'shareable' ? 'audience.makeInternal' : 'audience.makeShareable'),
      icon: file.audience === 'shareable' ? <Lock /> : <Share2 />,
      run: () => commands.changeAudience(file),
    },
    { id: 'upload', label: t('versions.upload'), icon: <FileUp />, run: () => commands.uploadVersion(file) },
    { id: 'delete', label: t('delete'), icon: <Trash2 />, danger: true, run: () => commands.remove([file]) },
  ];
  const actions = [open, ...(file.version > 1 ? [versions] : []), ...(mayWrite ? change : [])];
  return <RowMenu label={t('actions', { name: file.filename })} actions={actions} />;
};

const Version = ({ file, commands }: FileCellsProps) => {
  const { t } = useTranslation('files');
  if (file.version === 1) return null;
  return (
    <button
      type="button"
      aria-label={t('versions.of', { name: file.filename, version: file.version })}
      onClick={() => commands.showVersions(file)}
      className="min-h-6 shrink-0 rounded-chip border border-line px-1.5 text-chip text-fg3 tabular hover:bg-hover hover:text-fg"
    >
      {t('versions.mark', { version: file.version })}
    </button>
  );
};

const Marks = (props: FileCellsProps) => (
  <>
    <Version {...props} />
    {props.file.origin && <OriginMark origin={props.file.origin} />}
  </>
);

export const FileCells = (props: FileCellsProps) => {
  const { file, commands, mayWrite, compact } = props;
  const { filename, size, uploadedBy, uploadedAt } = file;
  const rest = cx('px-3 text-fg2', compact && 'hidden');
  return (
    <>
      <NameCell {...props} entry={file} icon={<FileIcon filename={filename} />} mark={<Marks {...props} />} />
      <AudienceCell entry={file} />
      <td className={cx(rest, ROOM.kind)}>{typeLabel(filename)}</td>
      <td className={cx('px-3 pr-8 text-right text-fg2 tabular max-md:hidden', compact && 'hidden')}>
        {formatSize(size)}
      </td>
      <td className="px-3 max-md:col-start-2 max-md:row-start-2 max-md:p-0">
        <StatusCell file={file} onRetry={mayWrite ? () => commands.retry(file) : undefined} />
      </td>
      <td className={cx(rest, ROOM.by, 'truncate')}>{uploadedBy.name}</td>
      <td className={cx(rest, ROOM.at, 'whitespace-nowrap tabular')}>{formatDate(uploadedAt)}</td>
      <td className="pr-4 text-right max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 max-md:p-0">
        <Menu {...props} />
      </td>
    </>
  );
};
