// The stages of a run as in the specification, with the current one.
import { Check, CircleDashed, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/components/ui/class-names.ts';
import { Panel } from './panel.tsx';

/** The specification's stages without Exception and Summary, which are not part of the normal course. */
const ON_THE_WAY = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

export const Stages = ({ stage }: { stage: number }) => {
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
