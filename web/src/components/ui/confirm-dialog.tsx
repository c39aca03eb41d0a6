// Asks before an irreversible action; Cancel has the focus. For large things their name must be typed.
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Names the object, or the number of objects. */
  description: ReactNode;
  confirmLabel: string;
  /** Further presses are ignored until the returned promise settles. */
  onConfirm: () => unknown;
  loading?: boolean | undefined;
  danger?: boolean | undefined;
  /** The text that must be typed before confirming. */
  typed?: string | undefined;
};

const folded = (text: string) => text.normalize('NFC').trim();

const TypedName = ({ name, onType }: { name: string; onType: (text: string) => void }) => {
  const { t } = useTranslation('common');
  return (
    <Field label={t('typeName', { name })}>
      {(control) => (
        <Input {...control} autoComplete="off" spellCheck={false} onChange={(event) => onType(event.target.value)} />
      )}
    </Field>
  );
};

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { t } = useTranslation('common');
  const cancel = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [text, setText] = useState('');
  const { open, onOpenChange, title, description, confirmLabel, onConfirm, loading, danger = true, typed } = props;
  const ready = typed === undefined || folded(text) === folded(typed);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setText('');
        onOpenChange(next);
      }}
      title={title}
      description={description}
      size="small"
      initialFocus={typed === undefined ? cancel : undefined}
      footer={
        <>
          <Button ref={cancel} onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            loading={loading || busy}
            disabled={!ready}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {typed !== undefined && <TypedName name={typed} onType={setText} />}
    </Dialog>
  );
};
