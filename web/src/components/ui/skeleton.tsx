// A grey placeholder for loading content; it appears only when loading takes a while.
import { cx } from './class-names.ts';

export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={cx('appear-late block rounded-chip bg-subtle', className ?? 'h-4 w-full')} />
);
