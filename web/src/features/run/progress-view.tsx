// A run at work: how far it is, its stages, its sections, its sources and a log of what was read.
import { Check, CircleAlert, CircleDashed, CircleSlash, House, LoaderCircle, Mail, Sparkles } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { analysisOf } from '#shared/analyses/registry.ts';
import type { RunRow } from '#shared/model/run.ts';
import { buttonClass } from '../../components/ui/button.tsx';
import { cx } from '../../components/ui/class-names.ts';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { formatDuration, formatPercent } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useLogText } from './log-text.ts';
import type { RunLog, RunView } from './run-view.ts';
import { SourceList } from './source-list.tsx';

type State = RunRow['sections'][number]['state'];

const LOOKS: Readonly<Record<State, { Icon: typeof Check; look: string }>> = {
  Waiting: { Icon: CircleDashed, look: 'text-fg3' },
  Writing: { Icon: LoaderCircle, look: 'text-accent-fg animate-spin' },
  Done: { Icon: Check, look: 'text-ok' },
  NeedsModel: { Icon: Sparkles, look: 'text-warn' },
  Failed: { Icon: CircleAlert, look: 'text-bad' },
  LeftOut: { Icon: CircleSlash, look: 'text-fg3' },
};

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="min-w-0 rounded-card border border-line">
    <h2 className="border-line border-b px-4 py-2.5 font-semibold text-ui">{title}</h2>
    <div className="px-4 py-3">{children}</div>
  </section>
);

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

/** A section of figures alone has no sentences to check. */
const saysSomething = ({ code, params }: RunLog): boolean => code !== 'checked' || params?.total !== '0';

const Log = ({ logs }: { logs: readonly RunLog[] }) => {
  const { t } = useTranslation('runs');
  const textOf = useLogText();
  const list = useRef<HTMLOListElement>(null);
  const lines = logs.filter(saysSomething).map(textOf);
  const count = lines.length;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  return (
    <Panel title={t('run.log')}>
      <ol
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={t('run.log')}
        className="flex max-h-72 flex-col gap-1.5 overflow-y-auto text-fg2 text-note"
      >
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines only ever come after one another
          <li key={i} className={cx('wrap-anywhere', i === count - 1 && 'font-medium text-fg')}>
            {line}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {lines.at(-1)}
      </p>
    </Panel>
  );
};

/** The specification's stages; Exception and Summary are not on the way. */
const ON_THE_WAY = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

const Stages = ({ stage }: { stage: number }) => {
  const { t } = useTranslation('runs');
  return (
    <Panel title={t('run.stages')}>
      <ol className="grid grid-cols-2 gap-x-4 gap-y-1.5 text-note max-sm:grid-cols-1">
        {ON_THE_WAY.map((name) => {
          const at = Number(name);
          const isDone = at < stage || stage === 10;
          const isNow = at === stage && !isDone;
          return (
            <li
              key={name}
              aria-current={isNow ? 'step' : undefined}
              className={cx(
                'flex items-center gap-2',
                isNow ? 'font-medium text-fg' : isDone ? 'text-fg2' : 'text-fg3',
              )}
            >
              {isDone ? (
                <Check aria-hidden="true" className="size-4 shrink-0 text-ok" />
              ) : isNow ? (
                <LoaderCircle aria-hidden="true" className="size-4 shrink-0 animate-spin text-accent-fg" />
              ) : (
                <CircleDashed aria-hidden="true" className="size-4 shrink-0" />
              )}
              <span>{t(`stage.${name}`)}</span>
              <span className="sr-only">{isDone ? t('run.done') : isNow ? t('run.current') : t('run.waiting')}</span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
};

const useNow = (): number => {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** A later attempt began when this page first saw it at work. */
const useElapsed = ({ createdAt }: RunRow, attempt: number): number | undefined => {
  const [seenAt] = useState(Date.now);
  const now = useNow();
  if (attempt === 0) return undefined;
  return Math.max(0, Math.round((now - (attempt > 1 ? seenAt : Date.parse(createdAt))) / 1000));
};

const Times = ({ run, view, broken }: ProgressViewProps) => {
  const { t } = useTranslation('runs');
  const elapsed = useElapsed(run, view.attempt);
  const left = run.secondsLeft;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-fg2 text-note tabular">
      <span className="font-semibold text-fg">{formatPercent(run.progress)}</span>
      {elapsed !== undefined && <span>{t('run.elapsed', { time: formatDuration(elapsed) })}</span>}
      {left !== undefined && left > 0 && <span>{t('run.left', { time: formatDuration(left) })}</span>}
      {broken && <span className="text-warn">{t('run.reconnecting')}</span>}
    </p>
  );
};

/** From here on nobody should have to wait in front of the screen. */
const LONG_SECONDS = 60;

const NotYet = ({ run }: { run: RunRow }) => {
  const { t } = useTranslation('runs');
  const usual = analysisOf(run.type).minutes * 60;
  const isLong = (run.secondsLeft ?? usual) >= LONG_SECONDS;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-info-soft px-4 py-3 text-note">
      <Mail aria-hidden="true" className="size-4.5 shrink-0 text-info" />
      <div className="min-w-0 flex-1 basis-60">
        {isLong && <p className="font-semibold">{t('run.notYet')}</p>}
        <p className="text-fg2">{isLong ? t('run.notYetText', { time: formatDuration(usual) }) : t('run.leave')}</p>
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
        <Times run={run} view={view} broken={broken} />
        <ProgressBar label={t('run.progress')} value={run.progress} />
      </div>
      <NotYet run={run} />
      <div className="grid grid-cols-2 items-start gap-4 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-4">
          <Sections sections={run.sections} />
          {run.sources && run.sources.length > 0 && (
            <Panel title={t('run.sources')}>
              <SourceList sources={run.sources} />
            </Panel>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Stages stage={run.stage} />
          <Log logs={view.logs} />
        </div>
      </div>
    </div>
  );
};
