// A message inside a page or form: an error there, or what to know before continuing.
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

const TONES = {
  bad: { look: 'bg-bad-soft text-bad', Icon: CircleAlert },
  warn: { look: 'bg-warn-soft text-warn', Icon: TriangleAlert },
  info: { look: 'bg-info-soft text-info', Icon: Info },
  ok: { look: 'bg-ok-soft text-ok', Icon: CircleCheck },
} as const;

type NoticeProps = { tone: keyof typeof TONES; children: ReactNode; action?: ReactNode; className?: string };

export const Notice = ({ tone, children, action, className }: NoticeProps) => {
  const { look, Icon } = TONES[tone];
  return (
    <div
      role={tone === 'bad' || tone === 'warn' ? 'alert' : 'note'}
      className={cx('flex flex-wrap items-start gap-x-2 gap-y-2 rounded-control px-3 py-2 text-note', look, className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 basis-40">{children}</div>
      {action}
    </div>
  );
};
