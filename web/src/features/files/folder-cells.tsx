// The cells of a folder's row.
import { Folder, FolderInput, FolderOpen, Lock, PenLine, Share2, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/components/ui/class-names.ts';
import type { RowAction } from '#web/components/ui/row-action.ts';
import { RowMenu } from '#web/components/ui/row-menu.tsx';
import { formatDate } from '#web/lib/format.ts';
import { AudienceCell } from './audience-mark.tsx';
import type { FolderEntry } from './entry.ts';
import { NameCell } from './name-cell.tsx';
import { type FileTableProps, ROOM } from './table-props.ts';

type FolderCellsProps = FileTableProps & { folder: FolderEntry };

const Menu = ({ folder, commands, mayWrite }: FolderCellsProps) => {
  const { t } = useTranslation('files');
  const change: RowAction[] = [
    { id: 'rename', label: t('rename'), icon: <PenLine />, run: () => commands.rename(folder) },
    { id: 'move', label: t('move.action'), icon: <FolderInput />, run: () => commands.move([folder]) },
    {
      id: 'audience',
      label: t(folder.audience === 'shareable' ? 'audience.makeInternal' : 'audience.makeShareable'),
      icon: folder.audience === 'shareable' ? <Lock /> : <Share2 />,
      run: () => commands.changeAudience(folder),
    },
    { id: 'delete', label: t('delete'), icon: <Trash2 />, danger: true, run: () => commands.remove([folder]) },
  ];
  const open: RowAction = {
    id: 'open',
    label: t('openAction'),
    icon: <FolderOpen />,
    run: () => commands.open(folder),
  };
  return <RowMenu label={t('actions', { name: folder.name })} actions={[open, ...(mayWrite ? change : [])]} />;
};

export const FolderCells = (props: FolderCellsProps) => {
  const { t } = useTranslation('files');
  const { folder, compact } = props;
  const rest = cx('px-3 text-fg2', compact && 'hidden');
  const icon = <Folder aria-hidden="true" className="size-4 shrink-0 fill-accent-soft text-accent-fg" />;
  return (
    <>
      <NameCell {...props} entry={folder} icon={icon} />
      <AudienceCell entry={folder} />
      <td className={cx(rest, ROOM.kind)}>{t('folder.kind')}</td>
      <td className={cx('px-3 pr-8 text-right max-md:hidden', compact && 'hidden')} />
      <td className="px-3 text-fg3 max-md:col-start-2 max-md:row-start-2 max-md:p-0">
        {t('total', { count: folder.files })}
      </td>
      <td className={cx(rest, ROOM.by, 'truncate')}>{folder.createdBy.name}</td>
      <td className={cx(rest, ROOM.at, 'whitespace-nowrap tabular')}>{formatDate(folder.createdAt)}</td>
      <td className="pr-4 text-right max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 max-md:p-0">
        <Menu {...props} />
      </td>
    </>
  );
};
