// Accepts files and whole folders dropped anywhere on the page, or chosen in the browser's pickers.
import { FileUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { UPLOAD } from '#shared/model/upload.ts';
import { formatSize } from '#web/lib/format.ts';
import { chosenFrom } from './dropped.ts';
import type { Chosen } from './upload-item.ts';

export type Choosing = {
  readonly files: () => void;
  readonly folder: () => void;
  /** Picks one file for another use than adding it to the open folder. */
  readonly one: (use: (file: File) => void) => void;
};
type Props = {
  disabled: boolean;
  /** The name of the target folder. */
  folder: string | undefined;
  onFiles: (files: Chosen[]) => void;
  children: (choose: Choosing) => ReactNode;
};

/** Not a standard attribute, but supported by every browser. */
const WHOLE_FOLDERS = { webkitdirectory: '' };

const usePickers = (onFiles: Props['onFiles']) => {
  const folder = useRef<HTMLInputElement>(null);
  const one = useRef<HTMLInputElement>(null);
  const use = useRef<(file: File) => void>(undefined);
  const inputs = (
    <>
      <input
        ref={folder}
        type="file"
        aria-hidden="true"
        tabIndex={-1}
        {...WHOLE_FOLDERS}
        multiple
        data-testid="folder-input"
        className="hidden"
        onChange={({ target }) => {
          const chosen = chosenFrom([...(target.files ?? [])]);
          target.value = '';
          if (chosen.length > 0) onFiles(chosen);
        }}
      />
      <input
        ref={one}
        type="file"
        aria-hidden="true"
        tabIndex={-1}
        data-testid="version-input"
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) use.current?.(file);
        }}
      />
    </>
  );
  const chooseOne = (then: (file: File) => void) => {
    use.current = then;
    one.current?.click();
  };
  return { inputs, folder: () => folder.current?.click(), one: chooseOne };
};

const Veil = ({ folder }: { folder: string | undefined }) => {
  const { t } = useTranslation('files');
  return (
    <div className="pointer-events-none absolute inset-3 z-30 grid place-items-center rounded-dialog border-2 border-accent border-dashed bg-accent-soft/90">
      <p className="text-center">
        <FileUp aria-hidden="true" className="mx-auto mb-3 size-8 text-accent-fg" />
        <span className="block font-semibold text-section">
          {folder === undefined ? t('drop.title') : t('drop.titleInto', { folder })}
        </span>
        <span className="mt-1 block text-fg2 text-note">
          {t('drop.text', { maxFiles: UPLOAD.maxFiles, maxSize: formatSize(UPLOAD.maxBytes) })}
        </span>
      </p>
    </div>
  );
};

export const DropTarget = ({ disabled, folder, onFiles, children }: Props) => {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (accepted) => accepted.length > 0 && onFiles(chosenFrom(accepted)),
    noClick: true,
    noKeyboard: true,
    disabled,
  });
  const pickers = usePickers(onFiles);
  return (
    <div
      {...getRootProps({ className: 'relative flex min-h-0 flex-1 flex-col', role: 'none' })}
      // Users who may not upload can still use everything inside.
      aria-disabled={false}
    >
      {!disabled && (
        <>
          <input {...getInputProps({ 'aria-hidden': true, style: { display: 'none' } })} />
          {pickers.inputs}
        </>
      )}
      {children({ files: open, folder: pickers.folder, one: pickers.one })}
      {isDragActive && <Veil folder={folder} />}
    </div>
  );
};
