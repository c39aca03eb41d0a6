// A panel that slides in from an edge, above the page.
import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The accessible name. */
  label: string;
  side?: 'left' | 'right' | undefined;
  className?: string;
  children: ReactNode;
};

const SIDES = {
  left: 'left-0 data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right: 'right-0 data-ending-style:translate-x-full data-starting-style:translate-x-full',
} as const;

export const Drawer = ({ open, onOpenChange, label, side = 'right', className, children }: DrawerProps) => (
  <Base.Root open={open} onOpenChange={onOpenChange}>
    <Base.Portal>
      <Base.Backdrop className="fixed inset-0 z-50 bg-overlay transition-opacity duration-180 data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Base.Popup
        aria-label={label}
        className={cx(
          'fixed inset-y-0 z-50 flex w-[min(31rem,100vw)] flex-col bg-canvas text-fg shadow-dialog outline-none',
          'transition-transform duration-180 ease-out',
          SIDES[side],
          className,
        )}
      >
        {children}
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
