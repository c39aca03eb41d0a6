// A choice of one from a short list, with the platform's own picker.
import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { controlClass } from './input.tsx';

export type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly { value: string; label: string; lang?: string }[];
};

export const Select = ({ options, className, ...rest }: SelectProps) => (
  <span className={cx('relative block', className)}>
    <select {...rest} className={cx(controlClass, 'h-8 appearance-none pr-8 pl-2.5')}>
      {options.map(({ value, label, lang }) => (
        <option key={value} value={value} lang={lang}>
          {label}
        </option>
      ))}
    </select>
    <ChevronsUpDown
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-fg3"
    />
  </span>
);
