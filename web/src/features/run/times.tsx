// A run's progress, elapsed time and remaining time.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunRow } from '#shared/model/run.ts';
import { formatDuration, formatEstimate, formatPercent } from '#web/lib/format.ts';
import { secondsLeftBy } from './run-view.ts';

const useNow = (): number => {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
};

const elapsedOf = ({ begunAt, createdAt }: RunRow, now: number): number =>
  Math.max(0, Math.round((now - Date.parse(begunAt ?? createdAt)) / 1000));

/**
 * The remaining time at the pace since this page first saw the run; the planned time until the pace can be estimated.
 */
const useSecondsLeft = ({ progress, secondsLeft }: RunRow, now: number): number | undefined => {
  const [seen] = useState({ at: now, progress });
  return secondsLeftBy(seen, { at: now, progress }) ?? secondsLeft;
};

type TimesProps = { run: RunRow; broken: boolean };

export const Times = ({ run, broken }: TimesProps) => {
  const { t } = useTranslation('runs');
  const now = useNow();
  const left = useSecondsLeft(run, now);
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-fg2 text-note tabular">
      <span className="font-semibold text-fg">{formatPercent(run.progress)}</span>
      <span>{t('run.elapsed', { time: formatDuration(elapsedOf(run, now)) })}</span>
      {left !== undefined && left > 0 && <span>{t('run.left', { time: formatEstimate(left) })}</span>}
      {broken && <span className="text-warn">{t('run.reconnecting')}</span>}
    </p>
  );
};
