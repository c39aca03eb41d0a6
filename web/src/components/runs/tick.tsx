// A checkbox with its label.
import { type ReactNode, useId } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { cx } from '../ui/class-names.ts';

type TickProps = {
  checked: boolean;
  onChange: () => void;
  label: ReactNode;
  /** Whether the checkbox is a row of a list. */
  isRow?: boolean;
  children?: ReactNode;
};

export const Tick = ({ checked, onChange, label, isRow, children }: TickProps) => {
  const id = useId();
  return (
    <div className={cx('flex items-center gap-2.5 text-note', isRow && 'min-h-8 rounded-control px-2 hover:bg-hover')}>
      <Checkbox id={id} checked={checked} onChange={onChange} />
      <label htmlFor={id} className={cx('cursor-pointer', isRow && 'min-w-0 flex-1 py-1')}>
        {label}
      </label>
      {children}
    </div>
  );
};
