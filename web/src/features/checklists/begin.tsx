// The ways to start a checklist: a file from the computer, one in the workspace, or a template.
import { FileText, Upload } from 'lucide-react';
import { useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { CHECKLIST_TEMPLATES } from '#shared/model/checklist-words.ts';
import { Button } from '#web/components/ui/button.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import { ACCEPTED, useCreate } from './use-create.ts';
import { WorkspaceFile } from './workspace-file.tsx';

/** The product's own checklists, for users who have none yet. */
export const Templates = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation('checklists');
  const { create, busy } = useCreate(projectId);
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="mt-5">
      <legend id={id} className="mb-1.5 text-fg3 text-meta">
        {t('screen.orTemplate')}
      </legend>
      <div className="flex flex-wrap gap-2">
        {CHECKLIST_TEMPLATES.map((template) => (
          <Button
            key={template}
            icon={<FileText />}
            loading={busy === template}
            onClick={() => void create({ template })}
          >
            {t(`screen.template.${template}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
};

export const Begin = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation('checklists');
  const { create, busy } = useCreate(projectId);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    onDrop: ([file]) => file && void create({ file }),
    multiple: false,
    noClick: true,
    noKeyboard: true,
  });
  return (
    <div className="flex flex-col gap-2">
      <div
        {...getRootProps()}
        className={cx(
          'flex flex-col items-center gap-2 rounded-card border border-dashed p-5 text-center text-fg2 text-note',
          isDragActive ? 'border-accent bg-accent-soft' : 'border-line-strong bg-canvas',
        )}
      >
        <input {...getInputProps({ accept: ACCEPTED })} />
        <span>{t('screen.drop')}</span>
        <Button variant="primary" icon={<Upload />} loading={busy === 'file'} onClick={open}>
          {t('screen.upload')}
        </Button>
      </div>
      <WorkspaceFile projectId={projectId} busy={busy === 'stored'} onChoose={(fileId) => void create({ fileId })} />
    </div>
  );
};
