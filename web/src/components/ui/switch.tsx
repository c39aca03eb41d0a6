// Turns something on or off at once.
import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> & { checked: boolean };

export const Switch = ({ className, checked, ...rest }: SwitchProps) => (
  <input
    {...rest}
    type="checkbox"
    role="switch"
    checked={checked}
    aria-checked={checked}
    className={cx(
      'relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full bg-control transition-colors duration-120',
      'after:absolute after:top-0.5 after:left-0.5 after:size-4 after:rounded-full after:bg-canvas after:content-[""]',
      'after:transition-transform after:duration-120 checked:bg-accent checked:after:translate-x-4 disabled:opacity-50',
      className,
    )}
  />
);
