// The progress of a memorandum: inputs, analysis, structure, generation, result.
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../ui/class-names.ts';

const MEMO_STEPS = ['inputs', 'analysing', 'structure', 'generating', 'result'] as const;
export type MemoStep = (typeof MEMO_STEPS)[number];

export const MemoSteps = ({ step }: { step: MemoStep }) => {
  const { t } = useTranslation('runs');
  const now = MEMO_STEPS.indexOf(step);
  return (
    <ol aria-label={t('steps.label')} className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      {MEMO_STEPS.map((name, at) => {
        const isDone = at < now || step === 'result';
        return (
          <li
            key={name}
            aria-current={at === now ? 'step' : undefined}
            className={cx(
              'flex items-center gap-1.5 text-note',
              at > 0 && 'before:mr-1 before:h-px before:w-4 before:bg-line-strong before:content-[""]',
              at === now ? 'font-semibold text-fg' : 'text-fg3',
            )}
          >
            <span
              className={cx(
                'flex size-5 items-center justify-center rounded-full text-chip tabular',
                at === now && !isDone
                  ? 'bg-accent text-on-accent'
                  : isDone
                    ? 'bg-ok-soft text-ok'
                    : 'bg-subtle text-fg2',
              )}
            >
              {isDone ? <Check aria-hidden="true" className="size-3" /> : at + 1}
            </span>
            <span className={cx(at !== now && 'max-sm:sr-only')}>{t(`steps.${name}`)}</span>
            {isDone && at !== now && <span className="sr-only">{t('steps.done')}</span>}
          </li>
        );
      })}
    </ol>
  );
};
