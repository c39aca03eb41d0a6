// The last sync, its result, and the time of the next one.
import { useTranslation } from 'react-i18next';
import type { DriveRow } from '#shared/model/drive.ts';
import { formatDateTime } from '#web/lib/format.ts';

const CHANGES = ['added', 'changed', 'moved', 'removed'] as const;

export const Outcome = ({ drive }: { drive: DriveRow }) => {
  const { t } = useTranslation('drives');
  const { lastSyncAt, nextSyncAt, counts, state } = drive;
  if (state === 'choosing') return null;
  const changes = counts ? CHANGES.filter((change) => counts[change] > 0) : [];
  const parts = [
    lastSyncAt ? t('lastSync', { time: formatDateTime(lastSyncAt) }) : t('never'),
    ...(nextSyncAt && state === 'idle' ? [t('nextSync', { time: formatDateTime(nextSyncAt) })] : []),
    ...(counts ? [t('counts', { files: counts.files })] : []),
    ...(counts ? changes.map((change) => t(`changes.${change}`, { count: counts[change] })) : []),
  ];
  return <p className="text-fg2 text-note tabular">{parts.join(' · ')}</p>;
};
