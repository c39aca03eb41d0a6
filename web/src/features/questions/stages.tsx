// The progress of an answer: steps with ticks and elapsed time, folded to one line when done.
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerText } from '#web/components/answer/use-answer-text.ts';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { formatDuration } from '#web/lib/format.ts';
import type { Run } from './runs.ts';
import type { Turn } from './use-turn.ts';

const NO_PARAMS = { what: '', scope: '', count: '', title: '', total: '', verified: '', source: '' };

const useElapsed = (since: number): number => {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((now - since) / 1000));
};

const Running = ({ run }: { run: Run }) => {
  const { t } = useTranslation('questions');
  const text = useAnswerText();
  const seconds = useElapsed(run.startedAt);
  const { logs } = run.view;
  const lines = logs.map(({ code, params = {} }) => text((say) => say(`log.${code}`, { ...NO_PARAMS, ...params })));
  if (lines.length === 0) lines.push(t('stages.starting'));
  return (
    <div className="mt-2 text-fg2 text-note">
      <ol aria-label={t('stages.label')} className="space-y-1">
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps only ever come after one another
          <li key={i} className="flex items-center gap-2">
            {i < lines.length - 1 ? <Check aria-hidden="true" className="size-3.5 text-ok" /> : <Spinner />}
            <span className={i < lines.length - 1 ? 'text-fg3' : ''}>{line}</span>
          </li>
        ))}
      </ol>
      <p className="mt-1.5 text-fg3 text-meta tabular">
        {run.broken
          ? t('stages.reconnecting')
          : [t('stages.elapsed', { time: formatDuration(seconds) }), seconds >= 10 && t('stages.leave')]
              .filter(Boolean)
              .join(' · ')}
      </p>
      <p role="status" className="sr-only">
        {lines.at(-1)}
      </p>
    </div>
  );
};

export const Stages = ({ turn }: { turn: Turn }) => {
  const { t } = useTranslation('questions');
  const { run, status, references, alsoRead } = turn;
  if (status === 'running') return run ? <Running run={run} /> : null;
  if (status === 'Failed') return null;
  const count = references.length + alsoRead.length;
  if (count === 0) return null;
  const time = run?.endedAt ? formatDuration((run.endedAt - run.startedAt) / 1000) : undefined;
  return (
    <p role="status" className="mt-1 flex items-center gap-1.5 text-fg3 text-meta tabular">
      <Check aria-hidden="true" className="size-3.5 text-ok" />
      {time ? t('stages.done', { count, time }) : t('stages.doneUntimed', { count })}
    </p>
  );
};
