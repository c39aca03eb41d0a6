// A choice between a few views, all visible.
import { cx } from './class-names.ts';

type SegmentsProps<V extends string> = {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
};

export const Segments = <V extends string>({ label, value, options, onChange }: SegmentsProps<V>) => (
  <fieldset className="flex min-w-0 flex-wrap gap-0.5 rounded-control border border-line p-0.5">
    <legend className="sr-only">{label}</legend>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
        className={cx(
          'min-h-7 whitespace-nowrap rounded-chip px-2.5 text-fg2 text-note transition-colors duration-120 hover:bg-hover',
          'aria-pressed:bg-active aria-pressed:font-medium aria-pressed:text-fg',
        )}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
);
