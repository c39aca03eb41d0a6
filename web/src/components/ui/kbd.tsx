// A key or a combination of keys, as a hint.
import { cx } from './class-names.ts';

export const Kbd = ({ children, inverse }: { children: string; inverse?: boolean }) => (
  <kbd
    className={cx(
      'whitespace-nowrap rounded-chip border px-1 font-sans text-chip',
      inverse ? 'border-current opacity-80' : 'border-line-strong bg-canvas text-fg3',
    )}
  >
    {children}
  </kbd>
);
