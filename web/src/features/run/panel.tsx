// A titled box on the page of a run in progress.
import type { ReactNode } from 'react';

export const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="min-w-0 rounded-card border border-line">
    <h2 className="border-line border-b px-4 py-2.5 font-semibold text-ui">{title}</h2>
    <div className="px-4 py-3">{children}</div>
  </section>
);
