// A menu of commands beside a button. Import it lazily: its code is needed only once a menu opens.
import { Menu as Base } from '@base-ui/react/menu';
import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { cx } from './class-names.ts';
import { Kbd } from './kbd.tsx';
import { itemClass, popupClass } from './popup-class.ts';

export type MenuProps = {
  /** The button that opens the menu; it gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  side?: 'top' | 'bottom' | 'right' | undefined;
  align?: 'start' | 'end' | undefined;
  label: string;
  children: ReactNode;
};

export const Menu = ({ anchor, open, onOpenChange, side = 'bottom', align = 'start', label, children }: MenuProps) => (
  <Base.Root
    open={open}
    onOpenChange={(next, { event }) => {
      // The button toggles the menu itself, so a press on it must not close the menu first.
      if (!next && event.target instanceof Node && anchor.current?.contains(event.target)) return;
      onOpenChange(next);
    }}
  >
    <Base.Portal>
      {/* The popup is rendered outside the page's landmarks and needs its own. */}
      <Base.Positioner
        role="region"
        aria-label={label}
        anchor={anchor}
        side={side}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="z-60"
      >
        <Base.Popup
          aria-label={label}
          finalFocus={anchor}
          // The button is not Base's own trigger: without this the menu would stay open after the focus has left it.
          onKeyDown={(event) => {
            if (event.key !== 'Tab') return;
            event.preventDefault();
            onOpenChange(false);
          }}
          className={cx(popupClass, 'min-w-(--anchor-width)')}
        >
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);

export type MenuItemProps = {
  icon?: ReactNode;
  children: ReactNode;
  onClick?: () => void;
  keys?: string | undefined;
  checked?: boolean | undefined;
  lang?: string | undefined;
};

const ItemBody = ({ icon, children, keys, checked }: MenuItemProps) => (
  <>
    {icon && <span className="text-fg3">{icon}</span>}
    <span className="min-w-0 flex-1">{children}</span>
    {keys && <Kbd>{keys}</Kbd>}
    {checked && <Check aria-hidden="true" className="text-accent-fg" />}
  </>
);

export const MenuItem = (props: MenuItemProps) => (
  <Base.Item className={itemClass} onClick={props.onClick} lang={props.lang}>
    <ItemBody {...props} />
  </Base.Item>
);

export type MenuChoiceProps = {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string; lang?: string }[];
};

export const MenuChoice = ({ value, onValueChange, options }: MenuChoiceProps) => (
  <Base.RadioGroup value={value} onValueChange={onValueChange}>
    {options.map((option) => (
      <Base.RadioItem key={option.value} value={option.value} lang={option.lang} closeOnClick className={itemClass}>
        <ItemBody checked={option.value === value}>{option.label}</ItemBody>
      </Base.RadioItem>
    ))}
  </Base.RadioGroup>
);

export const MenuSeparator = () => <Base.Separator className="-mx-1 my-1 h-px bg-line" />;

export const Submenu = ({ icon, label, children }: { icon?: ReactNode; label: string; children: ReactNode }) => (
  <Base.SubmenuRoot>
    <Base.SubmenuTrigger className={cx(itemClass, 'data-popup-open:bg-hover')}>
      {icon && <span className="text-fg3">{icon}</span>}
      <span className="min-w-0 flex-1">{label}</span>
      <ChevronRight aria-hidden="true" className="text-fg3" />
    </Base.SubmenuTrigger>
    <Base.Portal>
      <Base.Positioner
        role="region"
        aria-label={label}
        sideOffset={4}
        alignOffset={-5}
        collisionPadding={8}
        className="z-60"
      >
        <Base.Popup className={cx(popupClass, 'min-w-40')}>{children}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.SubmenuRoot>
);
