// One component of the gallery in all its states; tests find it by its name.
import type { ReactNode } from 'react';

/** Component names are code and are not translated. */
export const Case = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name} data-case={name} className="rounded-card border border-line p-4">
    <h2 className="mb-3 font-mono text-fg3 text-meta">{name}</h2>
    <div className="flex flex-wrap items-start gap-3">{children}</div>
  </section>
);
