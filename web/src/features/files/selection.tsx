// The bar that floats while files are selected, and the question before they are deleted.
import { Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';

type Props = {
  count: number;
  /** The name, when it is a single file. */
  name: string | undefined;
  onClear: () => void;
  onDelete: () => Promise<boolean>;
};

export const SelectionBar = ({ count, name, onClear, onDelete }: Props) => {
  const { t } = useTranslation('files');
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onDelete();
    setBusy(false);
    setAsking(false);
  };
  if (count === 0) return null;
  return (
    <>
      <div
        role="toolbar"
        aria-label={t('selected', { count })}
        className="absolute bottom-4 left-1/2 z-20 flex -translate-x-1/2 items-center gap-1 rounded-card bg-canvas py-1.5 pr-1.5 pl-3.5 shadow-dialog border border-line"
      >
        <span role="status" className="mr-2 whitespace-nowrap text-note tabular">
          {t('selected', { count })}
        </span>
        <Button variant="danger-ghost" icon={<Trash2 />} onClick={() => setAsking(true)}>
          {t('delete')}
        </Button>
        <IconButton label={t('clearSelection')} onClick={onClear}>
          <X />
        </IconButton>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={name === undefined ? t('confirm.title', { count }) : t('confirm.titleNamed', { name })}
        description={t('confirm.text')}
        confirmLabel={t('delete')}
        onConfirm={confirm}
        loading={busy}
      />
    </>
  );
};
