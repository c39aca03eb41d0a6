// A modal dialog with a title: focus moves in, Esc closes, focus returns.
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

const WIDTHS = { small: 'max-w-md', default: 'max-w-lg', large: 'max-w-2xl' } as const;

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  size?: keyof typeof WIDTHS | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
};

export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size,
  initialFocus,
}: DialogProps) => {
  const { t } = useTranslation('common');
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-overlay transition-opacity duration-180 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 grid place-items-center overflow-y-auto p-4">
          <Base.Popup
            {...(initialFocus && { initialFocus })}
            className={cx(
              'relative flex max-h-full w-full flex-col rounded-dialog bg-canvas text-fg shadow-dialog outline-none',
              'transition duration-180 ease-out data-ending-style:scale-98 data-starting-style:scale-98',
              'data-ending-style:opacity-0 data-starting-style:opacity-0 dark:border dark:border-line-strong',
              WIDTHS[size ?? 'default'],
            )}
          >
            <header className="px-6 pt-5 pb-1">
              <Base.Title className="pr-8 font-semibold text-section">{title}</Base.Title>
            </header>
            {description && (
              // A `div`, because the description may contain a list.
              <Base.Description render={<div />} className={cx('px-6 text-fg2 text-ui', !children && 'pb-5')}>
                {description}
              </Base.Description>
            )}
            <div className="min-h-0 flex-1 overflow-y-auto px-6 py-4 empty:hidden">{children}</div>
            {footer && (
              <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-6 py-3">{footer}</footer>
            )}
            {/* The close button comes last, so that the content gets the focus first. */}
            <IconButton
              label={t('close')}
              size="small"
              className="absolute top-4.5 right-4"
              onClick={() => onOpenChange(false)}
            >
              <X />
            </IconButton>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
};
