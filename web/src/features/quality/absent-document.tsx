// Warns that a document named in a question list is not in the workspace; otherwise it would silently count as a miss.
import { useTranslation } from 'react-i18next';
import { isNamed } from '#shared/quality/gold.ts';
import { useCall } from '#web/lib/api.ts';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';

/** The page size limit of the list; more files rarely contain the same name. */
const FILES_READ = 100;

export const AbsentDocument = ({ name }: { name: string }) => {
  const { t } = useTranslation('quality');
  const { projectId } = useSelectedWorkspace();
  const search = name.normalize('NFC').replace(/\.[a-z]{2,5}$/iu, '');
  const { data } = useCall('files.list', projectId ? { query: { projectId, search, limit: FILES_READ } } : null);
  if (!data || data.count > FILES_READ || data.rows.some(({ filename }) => isNamed(filename, name))) return null;
  return <p className="wrap-anywhere text-bad text-meta">{t('own.absent', { name })}</p>;
};
