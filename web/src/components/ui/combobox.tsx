// A searchable choice of one, in a popup beside a button. Import it lazily, as with menus.
import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, Search } from 'lucide-react';
import type { RefObject } from 'react';
import { cx } from './class-names.ts';
import { itemClass, popupClass } from './popup-class.ts';

export type Option = { value: string; label: string; hint?: string | undefined };

export type ComboboxProps = {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  options: readonly Option[];
  value: string | undefined;
  onSelect: (option: Option) => void;
  searchLabel: string;
  emptyText: string;
  /** Called with the typed text if the caller searches the options. Without it the options are filtered here. */
  onSearch?: ((text: string) => void) | undefined;
  /** Shown below the list. */
  footnote?: string | undefined;
};

/** Normalized to NFC, so that a name typed on one system matches the same name from another. */
const folded = (text: string) => text.normalize('NFC').toLocaleLowerCase();
const matches = (option: Option, query: string) =>
  folded(`${option.label} ${option.hint ?? ''}`).includes(folded(query));

export const Combobox = (props: ComboboxProps) => {
  const { anchor, open, onOpenChange, options, value, onSelect, searchLabel, emptyText, onSearch, footnote } = props;
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Base.Root<Option>
      items={options}
      value={chosen}
      open={open}
      autoHighlight
      filter={onSearch ? null : matches}
      {...(onSearch && { onInputValueChange: onSearch })}
      isItemEqualToValue={(a, b) => a.value === b.value}
      onValueChange={(option) => option && onSelect(option)}
      onOpenChange={(next, { event }) => {
        if (!next && event.target instanceof Node && anchor.current?.contains(event.target)) return;
        onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} align="start" sideOffset={6} collisionPadding={8} className="z-60">
          <Base.Popup
            aria-label={searchLabel}
            finalFocus={anchor}
            className={cx(popupClass, 'w-[max(var(--anchor-width),15rem)] max-w-[90vw] p-0')}
          >
            <div className="flex items-center gap-2 border-line border-b px-3">
              <Search aria-hidden="true" className="size-4 shrink-0 text-fg3" />
              <Base.Input
                aria-label={searchLabel}
                placeholder={searchLabel}
                className="h-9 w-full bg-transparent text-ui outline-none placeholder:text-fg3"
              />
            </div>
            <Base.Empty className="px-3 py-4 text-fg3 text-note empty:hidden">{emptyText}</Base.Empty>
            <Base.List className="max-h-72 overflow-y-auto p-1 empty:p-0">
              {(option: Option) => (
                <Base.Item key={option.value} value={option} className={itemClass}>
                  <span className="min-w-0 flex-1 truncate">{option.label}</span>
                  {option.hint && <span className="text-fg3 text-meta tabular">{option.hint}</span>}
                  <Base.ItemIndicator>
                    <Check aria-hidden="true" className="text-accent-fg" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
            {footnote && <p className="border-line border-t px-3 py-2.5 text-fg3 text-note">{footnote}</p>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
