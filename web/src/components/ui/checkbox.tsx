// A checkbox whose click area is larger than the box.
import { Check, Minus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { indeterminate?: boolean | undefined };

export const Checkbox = ({ indeterminate = false, className, ref, ...rest }: CheckboxProps) => (
  <span className={cx('relative inline-flex size-4 shrink-0', className)}>
    <input
      {...rest}
      type="checkbox"
      ref={(element) => {
        if (element) element.indeterminate = indeterminate;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      className={cx(
        'peer absolute inset-0 m-0 size-4 cursor-pointer appearance-none rounded-chip border border-control bg-canvas',
        'transition-colors duration-120 before:absolute before:-inset-2 before:content-[""]',
        'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent',
      )}
    />
    {indeterminate ? (
      <Minus aria-hidden="true" strokeWidth={3} className="pointer-events-none relative m-0.5 size-3 text-on-accent" />
    ) : (
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none relative m-0.5 size-3 text-on-accent opacity-0 peer-checked:opacity-100"
      />
    )}
  </span>
);
