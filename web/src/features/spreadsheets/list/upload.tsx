// Adds workbooks to the workspace: chosen or dropped, .xlsx and .xls only.
import { Upload as UploadIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { UPLOAD } from '#shared/model/upload.ts';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import type { Refusal } from '#web/components/uploads/limits.ts';
import { sendSmallFile } from '#web/components/uploads/send-small-file.ts';
import { formatSize } from '#web/lib/format.ts';
import { sendWorkbooks, siftWorkbooks } from './send-workbook.ts';

type Given = { projectId: string; onDone: (ids: string[], isAll: boolean) => unknown };

export const useWorkbookUpload = ({ projectId, onDone }: Given) => {
  const { t } = useTranslation('spreadsheets');
  const [isSending, setSending] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const send = async (files: readonly File[]) => {
    const { accepted, refused } = siftWorkbooks(files);
    setRefusals(refused);
    if (accepted.length === 0) return;
    setSending(true);
    const { ids, refused: failed } = await sendWorkbooks(accepted, (file) => sendSmallFile(projectId, file.name, file));
    setRefusals([...refused, ...failed]);
    if (failed.length > 0) toast({ kind: 'error', text: t('addFailed') });
    else toast({ kind: 'success', text: t('added', { count: ids.length }) });
    await onDone(ids, failed.length + refused.length === 0);
    setSending(false);
  };
  return { isSending, send, refusals, forget: () => setRefusals([]) };
};

type TargetProps = {
  disabled: boolean;
  isSending: boolean;
  onFiles: (files: File[]) => void;
  children: (button: ReactNode) => ReactNode;
};

export const WorkbookTarget = ({ disabled, isSending, onFiles, children }: TargetProps) => {
  const { t } = useTranslation('spreadsheets');
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    onDrop: onFiles,
    disabled,
    noClick: true,
    noKeyboard: true,
  });
  const button = (
    <Button variant="primary" icon={<UploadIcon />} loading={isSending} onClick={open}>
      {t('add')}
    </Button>
  );
  return (
    <div {...getRootProps()} className="relative h-full overflow-y-auto">
      {!disabled && <input {...getInputProps({ accept: '.xlsx,.xls' })} />}
      {isDragActive && (
        <div className="pointer-events-none absolute inset-2 z-10 flex items-center justify-center rounded-card border-2 border-accent border-dashed bg-accent-soft font-medium text-accent-fg">
          {t('drop', { max: formatSize(UPLOAD.maxBytes) })}
        </div>
      )}
      {children(disabled ? null : button)}
    </div>
  );
};
