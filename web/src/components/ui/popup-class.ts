// The style of popups.
import { cx } from './class-names.ts';

export const popupClass = cx(
  'rounded-card bg-canvas p-1 text-fg text-ui shadow-popup outline-none dark:border dark:border-line-strong',
  'origin-(--transform-origin) transition duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0',
);
export const itemClass = cx(
  'flex min-h-8 cursor-default select-none items-center gap-2.5 rounded-control px-2.5 text-fg outline-none',
  'data-highlighted:bg-hover data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
);
