// A run's status as a colored dot with its word, and its progress while it is active.
import { useTranslation } from 'react-i18next';
import type { RunRow } from '#shared/model/run.ts';
import { formatPercent } from '#web/lib/format.ts';
import { StatusDot, type Tone } from '../ui/status-dot.tsx';

const TONES: Readonly<Record<RunRow['status'], Tone>> = {
  InProgress: 'info',
  AwaitingStructure: 'warn',
  Completed: 'ok',
  Stopped: 'idle',
  Failed: 'bad',
};

export const RunStatus = ({ run }: { run: Pick<RunRow, 'status' | 'progress'> }) => {
  const { t } = useTranslation('runs');
  const running = run.status === 'InProgress';
  return (
    <StatusDot tone={TONES[run.status]} pulse={running}>
      {t(`status.${run.status}`)}
      {running && <span className="text-fg3 tabular">{formatPercent(run.progress)}</span>}
    </StatusDot>
  );
};
