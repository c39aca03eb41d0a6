// The workspace's own question list: a csv is answered from its files and shown like the evaluation.
import { Download, Upload } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { QUESTION_LIST } from '#shared/quality/read-question-list.ts';
import { scoresOf } from '#shared/quality/scores.ts';
import { Button } from '#web/components/ui/button.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { saveBlob } from '#web/components/viewer/save-blob.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { useCan } from '#web/lib/use-user.ts';
import { ScoresTable } from './scores-table.tsx';
import { useMeasure } from './use-measure.ts';
import { VerdictTable } from './verdict-table.tsx';

type Measuring = ReturnType<typeof useMeasure>;

const Drop = ({ open: read }: Pick<Measuring, 'open'>) => {
  const { t } = useTranslation('quality');
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    onDrop: ([file]) => file && void read(file),
    multiple: false,
    noClick: true,
    noKeyboard: true,
  });
  const template = () => {
    const lines = [t('own.template.head'), t('own.template.answered'), t('own.template.unanswered')];
    // Excel reads a csv as UTF-8 only if it starts with a byte order mark.
    saveBlob(new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv' }), t('own.template.name'));
  };
  return (
    <div
      {...getRootProps()}
      className={cx(
        'mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-dashed p-4 text-fg2 text-note',
        isDragActive ? 'border-accent bg-accent-soft' : 'border-line-strong bg-canvas',
      )}
    >
      <input {...getInputProps({ accept: '.csv,.tsv,.txt', 'aria-label': t('own.choose') })} />
      <span className="min-w-0 flex-1 basis-48">{t('own.drop')}</span>
      <Button variant="ghost" icon={<Download />} onClick={template}>
        {t('own.template.label')}
      </Button>
      <Button variant="primary" icon={<Upload />} onClick={open}>
        {t('own.choose')}
      </Button>
    </div>
  );
};

const Progress = ({ list, measured, isRunning, error, stop, goOn }: Measuring) => {
  const { t } = useTranslation('quality');
  const errorText = useErrorText();
  const [done, total] = [measured.length, list.questions.length];
  return (
    <div className="mt-3 space-y-3">
      {error !== undefined && <Notice tone="bad">{errorText(error)}</Notice>}
      {done < total && (
        <div className="flex flex-wrap items-center gap-3">
          <ProgressBar label={t('own.progress')} value={done / total} className="max-w-80" />
          <span className="text-fg2 text-meta tabular">{t('own.count', { done, total })}</span>
          <Button size="small" onClick={isRunning ? stop : () => void goOn()}>
            {isRunning ? t('own.stop') : t('own.continue')}
          </Button>
        </div>
      )}
    </div>
  );
};

const Results = ({ list, measured }: Measuring) => {
  const { t } = useTranslation('quality');
  return (
    <>
      <ScoresTable
        label={t('own.results')}
        rows={[{ scores: scoresOf(measured) }]}
        rowKey={() => list.name}
        nameOf={() => list.name}
      />
      <h3 className="px-6 pt-5 pb-3 font-semibold text-note max-md:px-4">{t('own.rows')}</h3>
      <VerdictTable questions={list.questions} measured={measured} />
    </>
  );
};

const OfWorkspace = ({ projectId, name }: { projectId: string; name: string }) => {
  const { t } = useTranslation('quality');
  const measuring = useMeasure(projectId);
  const { list, measured, fault } = measuring;
  return (
    <>
      <div className="px-6 pb-5 max-md:px-4">
        <p className="mt-1 max-w-[72ch] text-fg2 text-note">{t('own.text', { workspace: name })}</p>
        <p className="mt-1 max-w-[72ch] text-fg2 text-note">{t('own.columns', { max: QUESTION_LIST.maxRows })}</p>
        <Drop open={measuring.open} />
        {fault && (
          <Notice tone="bad" className="mt-3">
            {t(`own.fault.${fault.code}`, {
              line: fault.line,
              max: QUESTION_LIST.maxRows,
              characters: QUESTION_LIST.maxCharacters,
            })}
          </Notice>
        )}
        {list.questions.length > 0 && <Progress {...measuring} />}
      </div>
      {measured.length > 0 && <Results {...measuring} />}
    </>
  );
};

export const OwnList = () => {
  const { t } = useTranslation('quality');
  const { selected, projectId } = useSelectedWorkspace();
  const may = useCan('quality.measure', projectId);
  if (!may) return null;
  return (
    <section className="border-line border-b pt-5">
      <h2 className="px-6 font-semibold max-md:px-4">{t('own.title')}</h2>
      {projectId ? (
        <OfWorkspace key={projectId} projectId={projectId} name={selected?.label ?? ''} />
      ) : (
        <p className="px-6 pt-1 pb-5 text-fg2 text-note max-md:px-4">{t('own.chooseWorkspace')}</p>
      )}
    </section>
  );
};
