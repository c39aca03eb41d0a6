// The floating bar shown while files or folders are selected.
import { FolderInput, Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';

type Props = { count: number; onClear: () => void; onMove: () => void; onDelete: () => void };

export const SelectionBar = ({ count, onClear, onMove, onDelete }: Props) => {
  const { t } = useTranslation('files');
  if (count === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label={t('selected', { count })}
      className="absolute bottom-4 left-1/2 z-20 flex -translate-x-1/2 items-center gap-1 rounded-card border border-line bg-canvas py-1.5 pr-1.5 pl-3.5 shadow-dialog"
    >
      <span role="status" className="mr-2 whitespace-nowrap text-note tabular">
        {t('selected', { count })}
      </span>
      <Button variant="ghost" icon={<FolderInput />} onClick={onMove}>
        {t('move.action')}
      </Button>
      <Button variant="danger-ghost" icon={<Trash2 />} onClick={onDelete}>
        {t('delete')}
      </Button>
      <IconButton label={t('clearSelection')} onClick={onClear}>
        <X />
      </IconButton>
    </div>
  );
};
