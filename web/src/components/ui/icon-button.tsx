// A button that is only an icon: its label is its name and its tooltip.
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { tip } from './tooltip.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  label: string;
  children: ReactNode;
  /** The shortcut shown in the tooltip, for example `Ctrl B`. */
  keys?: string | undefined;
  size?: 'small' | 'default' | undefined;
};

export const IconButton = ({ label, keys, size = 'default', className, children, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    {...tip(label, keys)}
    {...rest}
    className={cx(
      'inline-flex shrink-0 items-center justify-center rounded-control text-fg2 transition-colors duration-120',
      'hover:bg-hover hover:text-fg disabled:pointer-events-none disabled:opacity-40 aria-expanded:bg-hover',
      size === 'small' ? 'size-7 [&_svg]:size-4' : 'size-8 [&_svg]:size-4.5',
      className,
    )}
  >
    {children}
  </button>
);
