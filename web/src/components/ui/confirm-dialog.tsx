// Asks before something that cannot be undone; Cancel has the focus.
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Names the object, or how many. */
  description: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  loading?: boolean | undefined;
  danger?: boolean | undefined;
};

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { t } = useTranslation('common');
  const cancel = useRef<HTMLButtonElement>(null);
  const { open, onOpenChange, title, description, confirmLabel, onConfirm, loading, danger = true } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      size="small"
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
};
