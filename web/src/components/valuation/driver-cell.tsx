// One year of a driver: rounded until it is entered; typing is not reformatted, and clearing it takes effect on blur.
import { useState } from 'react';
import { shownPart } from '#shared/analyses/yearly-numbers.ts';
import { cx } from '#web/components/ui/class-names.ts';
import { controlClass } from '#web/components/ui/input.tsx';
import { tip } from '#web/components/ui/tooltip.tsx';

type DriverCellProps = {
  name: string;
  text: string;
  /** Shown while the cell is empty. */
  placeholder?: string;
  isInvalid: boolean;
  /** Whether the person entered the value; set off from proposed ones. */
  isOwn?: boolean;
  /** The origin of the figure. */
  source?: string | undefined;
  onEnter: (entry: string) => void;
  onFocus?: () => void;
};

export const DriverCell = (props: DriverCellProps) => {
  const { name, text, placeholder = '', isInvalid, isOwn = false, source, onEnter, onFocus } = props;
  const [typed, setTyped] = useState<string>();
  return (
    <input
      aria-label={name}
      aria-description={source}
      aria-invalid={isInvalid || undefined}
      data-own={isOwn || undefined}
      className={cx(
        controlClass,
        'h-8 min-w-14 px-1.5 text-right tabular',
        isOwn && 'border-accent! bg-accent-soft! font-medium text-accent-fg!',
      )}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      placeholder={shownPart(placeholder)}
      value={typed ?? shownPart(text)}
      {...(source ? tip(source) : {})}
      onFocus={() => {
        if (isOwn) setTyped(text);
        onFocus?.();
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value.trim() !== '') onEnter(target.value);
      }}
      onBlur={() => {
        if (typed?.trim() === '') onEnter('');
        setTyped(undefined);
      }}
    />
  );
};
