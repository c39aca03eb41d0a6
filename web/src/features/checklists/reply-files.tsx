// The files of a reply: dropped or chosen, listed, and removable before sending.
import { Paperclip, X } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { CHECKLIST } from '#shared/model/checklist-words.ts';
import { Button } from '#web/components/ui/button.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import { Field } from '#web/components/ui/field.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { formatSize } from '#web/lib/format.ts';

type Props = { files: readonly File[]; onChange: (files: readonly File[]) => void };

const keyOf = ({ name, size, lastModified }: File): string => JSON.stringify([name, size, lastModified]);

const ChosenFiles = ({ files, onChange }: Props) => {
  const { t } = useTranslation('common');
  return (
    <ul className="flex w-full flex-col gap-1 text-left">
      {files.map((file) => (
        <li key={keyOf(file)} className="flex items-center gap-2 text-fg text-note">
          <span className="min-w-0 flex-1 truncate">{file.name}</span>
          <span className="shrink-0 text-fg3 text-meta">{formatSize(file.size)}</span>
          <IconButton
            size="small"
            label={t('remove', { name: file.name })}
            onClick={() => onChange(files.filter((one) => one !== file))}
          >
            <X />
          </IconButton>
        </li>
      ))}
    </ul>
  );
};

export const ReplyFiles = ({ files, onChange }: Props) => {
  const { t } = useTranslation('checklists');
  const hint = t('screen.replyFilesHint', { max: CHECKLIST.maxReplyFiles });
  // A file that is chosen twice is added once.
  const add = (more: readonly File[]) =>
    onChange([...new Map([...files, ...more].map((file) => [keyOf(file), file])).values()]);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    onDrop: add,
    noClick: true,
    noKeyboard: true,
  });
  const error = files.length > CHECKLIST.maxReplyFiles ? hint : undefined;
  return (
    <Field label={t('screen.replyFiles')} {...(error ? { error } : { hint })} optional>
      {(control) => (
        <div
          {...getRootProps()}
          className={cx(
            'flex flex-col items-center gap-2 rounded-card border border-dashed p-4 text-center text-fg2 text-note',
            isDragActive ? 'border-accent bg-accent-soft' : 'border-line-strong bg-canvas',
          )}
        >
          <input {...getInputProps()} />
          <span>{t('screen.replyDrop')}</span>
          <Button id={control.id} aria-describedby={control['aria-describedby']} icon={<Paperclip />} onClick={open}>
            {t('screen.replyChoose')}
          </Button>
          {files.length > 0 && <ChosenFiles files={files} onChange={onChange} />}
        </div>
      )}
    </Field>
  );
};
