// Actions after an upload: ask about it, retry failures, or undo it.
import { RotateCw, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { paths } from '#web/lib/paths.ts';
import { TrayUndo } from './tray-undo.tsx';
import { type UploadEntry, undoable, unsent } from './upload-entry.ts';
import { uploads } from './uploads.ts';

/** The number of failures from which one button retries all; a single failed upload has its own. */
const SEVERAL = 2;

export const TrayActions = ({ projectId, entries }: { projectId: string; entries: readonly UploadEntry[] }) => {
  const { t } = useTranslation('files');
  const mayAsk = entries.some(({ file }) => file?.status === 'Done');
  const failed = unsent(entries);
  const retries = failed.length >= SEVERAL;
  if (!mayAsk && !retries && undoable(entries).length === 0) return null;
  return (
    <div className="flex flex-wrap gap-x-1 gap-y-1.5 border-line border-t px-3.5 py-2">
      {mayAsk && (
        <Link to={paths.search} className={buttonClass('outline', 'small')}>
          <Sparkles aria-hidden="true" />
          {t('tray.ask')}
        </Link>
      )}
      {retries && (
        <Button
          size="small"
          variant="ghost"
          icon={<RotateCw aria-hidden="true" />}
          onClick={() => {
            for (const key of failed) uploads.retry(key);
          }}
        >
          {t('tray.retryAll', { count: failed.length })}
        </Button>
      )}
      <TrayUndo projectId={projectId} entries={entries} />
    </div>
  );
};
