// What few people need, behind a line that names it.
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

type FoldProps = {
  title: string;
  names: readonly string[];
  /** At the beginning. */
  open: boolean;
  children: ReactNode;
};

export const Fold = ({ title, names, open, children }: FoldProps) => (
  <details open={open} className="group rounded-card border border-line">
    <summary className="flex cursor-pointer list-none items-center gap-2 px-3 py-2.5 text-ui hover:bg-hover [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden="true"
        className="size-4 shrink-0 text-fg3 transition-transform duration-120 group-open:rotate-90"
      />
      <span className="shrink-0 font-medium">{title}</span>
      <span className="min-w-0 truncate text-fg3 text-meta group-open:hidden">{names.join(', ')}</span>
    </summary>
    <div className="px-3 pt-2 pb-4">{children}</div>
  </details>
);
