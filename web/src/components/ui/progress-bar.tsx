// Progress from 0 to 1; without a value it is indeterminate.
import { cx } from './class-names.ts';

export type ProgressBarProps = {
  label: string;
  value?: number | undefined;
  tone?: 'accent' | 'ok' | 'bad' | undefined;
  className?: string;
};

const TONES = { accent: 'bg-accent', ok: 'bg-ok', bad: 'bg-bad' } as const;

export const ProgressBar = ({ label, value, tone = 'accent', className }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
    className={cx('h-1 w-full overflow-hidden rounded-full bg-active', className)}
  >
    <div
      className={cx(
        'h-full w-full origin-left rounded-full transition-transform duration-180 ease-out',
        TONES[tone],
        value === undefined && 'animate-pulse',
      )}
      style={{ transform: `scaleX(${value ?? 0.35})` }}
    />
  </div>
);
