// The outcome of each source of a run.
import { useTranslation } from 'react-i18next';
import type { RunRow } from '#shared/model/run.ts';
import { outcomeLabel } from '#web/components/runs/loose-text.ts';
import { SampleBadge } from '#web/components/runs/sample-badge.tsx';

export const SourceList = ({ sources }: { sources: NonNullable<RunRow['sources']> }) => {
  const { t } = useTranslation('runs');
  return (
    <ul className="flex flex-col gap-2">
      {sources.map(({ source, outcome, isSample }) => (
        <li key={source} className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-note">
          <span className="min-w-0 flex-1">{t(`plan.source.${source}`)}</span>
          {isSample && <SampleBadge />}
          <span className="text-fg3 text-meta">{outcomeLabel(outcome)}</span>
        </li>
      ))}
    </ul>
  );
};
