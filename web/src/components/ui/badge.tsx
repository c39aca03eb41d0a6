// A short word in a small frame: a tag, a kind.
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

const TONES = {
  plain: 'border-line bg-sunken text-fg2',
  accent: 'border-accent-line bg-accent-soft text-accent-fg',
  ok: 'border-transparent bg-ok-soft text-ok',
  warn: 'border-transparent bg-warn-soft text-warn',
  bad: 'border-transparent bg-bad-soft text-bad',
} as const;

export const Badge = ({ children, tone = 'plain' }: { children: ReactNode; tone?: keyof typeof TONES }) => (
  <span
    className={cx(
      'inline-flex max-w-full items-center gap-1 truncate rounded-chip border px-1.5 py-px font-medium text-chip',
      TONES[tone],
    )}
  >
    {children}
  </span>
);
