// A status as a colored dot with its word: never by color alone.
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

const TONES = {
  ok: 'bg-ok',
  warn: 'bg-warn',
  bad: 'bg-bad',
  info: 'bg-info',
  idle: 'bg-control',
} as const;

export type Tone = keyof typeof TONES;

export const StatusDot = ({ tone, children, pulse }: { tone: Tone; children: ReactNode; pulse?: boolean }) => (
  <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
    <span aria-hidden="true" className={cx('size-1.5 shrink-0 rounded-full', TONES[tone], pulse && 'animate-pulse')} />
    {children}
  </span>
);
