// Adds workbooks to the workspace: chosen or dropped, .xlsx and .xls alone.
import { Upload as UploadIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { UPLOAD } from '#shared/model/upload.ts';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../components/ui/toast.tsx';
import { useFailToast } from '../../../components/ui/use-fail-toast.ts';
import { formatSize } from '../../../lib/format.ts';
import { sendWorkbook, sendWorkbooks, siftWorkbooks } from './send-workbook.ts';

type Given = { projectId: string; onDone: (ids: string[]) => unknown };

export const useWorkbookUpload = ({ projectId, onDone }: Given) => {
  const { t } = useTranslation(['spreadsheets', 'errors']);
  const fail = useFailToast();
  const [isSending, setSending] = useState(false);
  const send = async (files: readonly File[]) => {
    const { accepted, refused } = siftWorkbooks(files);
    if (refused.length > 0) toast({ kind: 'error', text: t('errors:spreadsheetOnly') });
    const large = accepted.find(({ size }) => size > UPLOAD.maxBytes);
    if (large) {
      const max = UPLOAD.maxBytes / 1024 / 1024;
      toast({
        kind: 'error',
        text: t('errors:fileTooLarge', { name: large.name, size: (large.size / 1024 / 1024).toFixed(1), max }),
      });
    }
    const small = accepted.filter(({ size }) => size <= UPLOAD.maxBytes).slice(0, UPLOAD.maxFiles);
    if (small.length === 0) return;
    setSending(true);
    const { ids, error } = await sendWorkbooks(small, (file) => sendWorkbook(projectId, file));
    if (error) fail(error, t('addFailed'));
    else toast({ kind: 'success', text: t('added', { count: ids.length }) });
    await onDone(ids);
    setSending(false);
  };
  return { isSending, send };
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
