// The look of an entry of the sidebar.
import { cx } from '#web/components/ui/class-names.ts';

export const navItemClass = (narrow: boolean, current = false) =>
  cx(
    'flex min-h-8 w-full items-center gap-2.5 rounded-control text-left text-ui transition-colors duration-120',
    '[&_svg]:size-4 [&_svg]:shrink-0',
    narrow ? 'justify-center px-0' : 'px-2.5',
    current ? 'bg-active font-medium text-fg [&_svg]:text-accent-fg' : 'text-fg2 hover:bg-hover hover:text-fg',
  );
