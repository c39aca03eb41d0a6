// The header of a page: its one h1, a line below it, actions at the right.
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type PageHeaderProps = { title: string; description?: ReactNode; actions?: ReactNode };

export const PageHeader = ({ title, description, actions }: PageHeaderProps) => (
  <header className="flex flex-wrap items-start gap-x-4 gap-y-3 px-6 pt-5 pb-4 max-md:px-4">
    <div className={cx('min-w-0 flex-1 basis-48', description ? 'max-sm:basis-full' : undefined)}>
      <h1 className="font-semibold text-title">{title}</h1>
      {description && <p className="mt-0.5 text-fg2 text-note">{description}</p>}
    </div>
    {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
  </header>
);
