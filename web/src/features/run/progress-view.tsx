// A run in progress: percentage, stages, sections, sources and a log of what was read.
import { Check, CircleAlert, CircleDashed, CircleSlash, House, LoaderCircle, Mail, Quote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { analysisOf } from '#shared/analyses/registry.ts';
import type { RunRow } from '#shared/model/run.ts';
import { usualCost } from '#web/components/runs/usual-cost.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { formatDuration } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useWriter } from '#web/lib/use-config.ts';
import { Log } from './log.tsx';
import { Panel } from './panel.tsx';
import type { RunView } from './run-view.ts';
import { SourcesPanel } from './sources-panel.tsx';
import { Stages } from './stages.tsx';
import { Times } from './times.tsx';

type State = RunRow['sections'][number]['state'];

const LOOKS: Readonly<Record<State, { Icon: typeof Check; look: string }>> = {
  Waiting: { Icon: CircleDashed, look: 'text-fg3' },
  Writing: { Icon: LoaderCircle, look: 'text-accent-fg animate-spin' },
  Done: { Icon: Check, look: 'text-ok' },
  NeedsModel: { Icon: Quote, look: 'text-fg2' },
  Failed: { Icon: CircleAlert, look: 'text-bad' },
  LeftOut: { Icon: CircleSlash, look: 'text-fg3' },
};

const Sections = ({ sections }: Pick<RunRow, 'sections'>) => {
  const { t } = useTranslation('runs');
  return (
    <Panel title={t('run.sections')}>
      <ol className="flex flex-col gap-2">
        {sections
          .filter(({ state }) => state !== 'LeftOut')
          .map(({ id, title, state }) => {
            const { Icon, look } = LOOKS[state];
            return (
              <li key={id} className="flex items-start gap-2.5 text-note">
                <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', look)} />
                <span className="min-w-0 flex-1">{title}</span>
                <span className="shrink-0 text-fg3 text-meta">{t(`section.${state}`)}</span>
              </li>
            );
          })}
      </ol>
    </Panel>
  );
};

/** A run that takes longer is not worth waiting for in front of the screen. */
const LONG_SECONDS = 60;

const NotYet = ({ run }: { run: RunRow }) => {
  const { t } = useTranslation('runs');
  const usual = usualCost(analysisOf(run.type), useWriter()).seconds;
  const isLong = (run.secondsLeft ?? usual) >= LONG_SECONDS;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-info-soft px-4 py-3 text-note">
      <Mail aria-hidden="true" className="size-4.5 shrink-0 text-info" />
      <div className="min-w-0 flex-1 basis-60">
        {isLong && <p className="font-semibold">{t('run.notYet')}</p>}
        <p className="text-fg2">{isLong ? t('run.notYetText', { time: formatDuration(usual) }) : t('run.leave')}</p>
        {isLong && <p className="text-fg3 text-meta">{t('run.verification')}</p>}
      </div>
      <Link to={paths.home} className={buttonClass()}>
        <House aria-hidden="true" />
        {t('run.dashboard')}
      </Link>
    </div>
  );
};

type ProgressViewProps = { run: RunRow; view: RunView; broken: boolean };

export const ProgressView = ({ run, view, broken }: ProgressViewProps) => {
  const { t } = useTranslation('runs');
  return (
    <div className="flex flex-col gap-4 px-6 pt-2 pb-12 max-md:px-4">
      <div className="flex flex-col gap-2">
        <Times run={run} broken={broken} />
        <ProgressBar label={t('run.progress')} value={run.progress} />
      </div>
      <NotYet run={run} />
      <div className="grid grid-cols-2 items-start gap-4 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-4">
          <Sections sections={run.sections} />
          <SourcesPanel sources={run.sources} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Stages stage={run.stage} />
          <Log logs={view.logs} />
        </div>
      </div>
    </div>
  );
};
