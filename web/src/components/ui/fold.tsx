// Hides rarely needed content behind a summary line.
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type FoldProps = {
  title: string;
  names: readonly string[];
  /** Whether the content is shown initially. */
  open: boolean;
  children: ReactNode;
};

/** The most labels listed in the summary line; beyond that it shows their number. */
const MAX_NAMED = 4;

const Names = ({ names }: { names: readonly string[] }) => {
  const { t } = useTranslation('common');
  const shown = names.slice(0, MAX_NAMED).join(', ');
  const count = names.length - MAX_NAMED;
  return (
    <span className="min-w-0 truncate text-fg3 text-meta group-open:hidden">
      {count > 0 ? t('andMore', { names: shown, count }) : shown}
    </span>
  );
};

export const Fold = ({ title, names, open, children }: FoldProps) => (
  <details open={open} className="group rounded-card border border-line">
    <summary className="flex cursor-pointer list-none items-center gap-2 px-3 py-2.5 text-ui hover:bg-hover [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden="true"
        className="size-4 shrink-0 text-fg3 transition-transform duration-120 group-open:rotate-90"
      />
      <span className="shrink-0 font-medium">{title}</span>
      <Names names={names} />
    </summary>
    <div className="px-3 pt-2 pb-4">{children}</div>
  </details>
);
