// Says why there is nothing here and what to do next.
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
};

export const EmptyState = ({ icon, title, text, action }: EmptyStateProps) => (
  <div className="mx-auto flex max-w-md flex-col items-center px-6 py-16 text-center">
    <span className="mb-4 flex size-11 items-center justify-center rounded-card border border-line bg-sunken text-fg3 [&_svg]:size-5">
      {icon}
    </span>
    <h2 className="font-semibold text-section">{title}</h2>
    {text && <p className="mt-1 text-fg2 text-ui">{text}</p>}
    {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
  </div>
);
