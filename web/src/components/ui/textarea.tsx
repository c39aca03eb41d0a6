// Several lines of text; grows with what is written where the browser can.
import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { controlClass } from './input.tsx';

export const Textarea = ({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    {...rest}
    rows={rows}
    className={cx(controlClass, 'field-sizing-content max-h-60 min-h-18 resize-y px-2.5 py-1.5', className)}
  />
);
