// How far a run is, how long it has worked and how long it will take yet.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunRow } from '#shared/model/run.ts';
import { formatDuration, formatPercent } from '../../lib/format.ts';
import { secondsLeftBy } from './run-view.ts';

const useNow = (): number => {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
};

const useElapsed = ({ begunAt, createdAt }: RunRow): number =>
  Math.max(0, Math.round((useNow() - Date.parse(begunAt ?? createdAt)) / 1000));

/** By the pace since this page first saw it; until that says something, as it was planned. */
const useSecondsLeft = (run: RunRow): number | undefined => {
  const [seen] = useState(() => ({ at: Date.now(), progress: run.progress }));
  const pace = secondsLeftBy(seen, { at: useNow(), progress: run.progress });
  return pace ?? run.secondsLeft;
};

type TimesProps = { run: RunRow; broken: boolean };

export const Times = ({ run, broken }: TimesProps) => {
  const { t } = useTranslation('runs');
  const elapsed = useElapsed(run);
  const left = useSecondsLeft(run);
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-fg2 text-note tabular">
      <span className="font-semibold text-fg">{formatPercent(run.progress)}</span>
      <span>{t('run.elapsed', { time: formatDuration(elapsed) })}</span>
      {left !== undefined && left > 0 && <span>{t('run.left', { time: formatDuration(left) })}</span>}
      {broken && <span className="text-warn">{t('run.reconnecting')}</span>}
    </p>
  );
};
