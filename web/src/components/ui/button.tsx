// A button that keeps its label while its action runs.
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type Variant = 'primary' | 'outline' | 'ghost' | 'danger' | 'danger-ghost';
type Size = 'small' | 'default' | 'large' | 'form';

const VARIANTS: Readonly<Record<Variant, string>> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  outline: 'border border-line-strong bg-canvas text-fg shadow-rest hover:bg-hover',
  ghost: 'text-fg2 hover:bg-hover hover:text-fg',
  danger: 'bg-bad text-canvas hover:opacity-90',
  'danger-ghost': 'text-bad hover:bg-bad-soft',
};
const SIZES: Readonly<Record<Size, string>> = {
  small: 'min-h-7 gap-1.5 px-2 text-note',
  default: 'min-h-8 gap-1.5 px-3 text-note',
  large: 'min-h-9 gap-2 px-3.5 text-ui',
  form: 'min-h-10 w-full gap-2 px-4 text-ui',
};

export const buttonClass = (variant: Variant = 'outline', size: Size = 'default') =>
  cx(
    'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-control font-medium',
    'transition-colors duration-120 disabled:pointer-events-none disabled:opacity-50',
    'aria-disabled:cursor-default aria-disabled:opacity-60 [&_svg]:size-4 [&_svg]:shrink-0',
    VARIANTS[variant],
    SIZES[size],
  );

export type ButtonProps = ComponentProps<'button'> & {
  variant?: Variant | undefined;
  size?: Size | undefined;
  loading?: boolean | undefined;
  icon?: ReactNode;
};

export const Button = ({ variant, size, loading, icon, children, className, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    // Not `disabled`: a disabled button would lose the focus while the action runs.
    aria-disabled={loading || undefined}
    aria-busy={loading || undefined}
    onClick={loading ? (event) => event.preventDefault() : onClick}
    className={cx(buttonClass(variant, size), className)}
  >
    {loading ? <Spinner /> : icon}
    {children}
  </button>
);
