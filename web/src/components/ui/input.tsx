// A line of text.
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';

export const controlClass = cx(
  'w-full rounded-control border border-control bg-canvas text-fg text-ui placeholder:text-fg3',
  'outline-offset-0 transition-colors duration-120 focus-visible:border-accent focus-visible:outline-accent',
  'disabled:bg-sunken disabled:text-fg3 aria-invalid:border-bad',
);

export type InputProps = ComponentProps<'input'> & {
  large?: boolean | undefined;
  /** Shown inside at the left. */
  icon?: ReactNode;
  /** Shown inside at the right, for example a button. */
  trailing?: ReactNode;
};

export const Input = ({ large, icon, trailing, className, ...rest }: InputProps) => (
  <span className={cx('relative block', className)}>
    {icon && (
      <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-fg3">
        {icon}
      </span>
    )}
    <input
      {...rest}
      className={cx(controlClass, large ? 'h-10 px-3' : 'h-8 px-2.5', icon ? 'pl-8' : '', trailing ? 'pr-10' : '')}
    />
    {trailing && <span className="absolute inset-y-0 right-1 flex items-center">{trailing}</span>}
  </span>
);
