// Lets files be dropped anywhere on the page and shows where they will go.
import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { UPLOAD } from '#shared/model/upload.ts';
import { formatSize } from '../../../lib/format.ts';

type Props = { disabled: boolean; onFiles: (files: File[]) => void; children: (choose: () => void) => ReactNode };

export const DropTarget = ({ disabled, onFiles, children }: Props) => {
  const { t } = useTranslation('files');
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (accepted) => accepted.length > 0 && onFiles(accepted),
    noClick: true,
    noKeyboard: true,
    disabled,
  });
  return (
    <div
      {...getRootProps({ className: 'relative flex min-h-0 flex-1 flex-col', role: 'none' })}
      // Who may not upload may still use everything inside.
      aria-disabled={false}
    >
      <input {...getInputProps({ 'aria-hidden': true, style: { display: 'none' } })} />
      {children(open)}
      {isDragActive && (
        <div className="pointer-events-none absolute inset-3 z-30 grid place-items-center rounded-dialog border-2 border-accent border-dashed bg-accent-soft/90">
          <p className="text-center">
            <FileUp aria-hidden="true" className="mx-auto mb-3 size-8 text-accent-fg" />
            <span className="block font-semibold text-section">{t('drop.title')}</span>
            <span className="mt-1 block text-fg2 text-note">
              {t('drop.text', { maxFiles: UPLOAD.maxFiles, maxSize: formatSize(UPLOAD.maxBytes) })}
            </span>
          </p>
        </div>
      )}
    </div>
  );
};
