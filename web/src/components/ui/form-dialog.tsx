// A dialog with a form: its fields, the server's error, Cancel and Save.
import { type FormEventHandler, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

type FormDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  submitLabel: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  isSubmitting: boolean;
  /** The server's reason for refusing the form. */
  error?: string | undefined;
  /**
   * Shown when somebody else has changed the object: loads its current state into the form and keeps what was typed.
   */
  onLoadCurrent?: (() => void) | undefined;
  size?: 'small' | 'default' | 'large' | undefined;
  children: ReactNode;
};

const Stale = ({ onLoad }: { onLoad: () => void }) => {
  const { t } = useTranslation('common');
  return (
    <Notice
      tone="warn"
      action={
        <Button size="small" onClick={onLoad}>
          {t('stale.load')}
        </Button>
      }
    >
      {t('stale.text')}
    </Notice>
  );
};

export const FormDialog = (props: FormDialogProps) => {
  const { t } = useTranslation('common');
  const id = useId();
  const { open, onOpenChange, title, description, submitLabel, onSubmit, isSubmitting, error, onLoadCurrent } = props;
  const footer = (
    <>
      <Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>
      <Button type="submit" form={id} variant="primary" loading={isSubmitting} disabled={onLoadCurrent !== undefined}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      footer={footer}
      size={props.size}
    >
      <form id={id} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {props.children}
        {onLoadCurrent && <Stale onLoad={onLoadCurrent} />}
        {error && <Notice tone="bad">{error}</Notice>}
      </form>
    </Dialog>
  );
};
