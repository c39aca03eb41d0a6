// The path of workspace folders. Dropping a workspace on the first step moves it out of its folder.
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WorkspaceFolder } from '#shared/model/people.ts';
import { cx } from '#web/components/ui/class-names.ts';
import { useDrop } from './drag.ts';
import { FolderMenu } from './folder-tiles.tsx';

type BreadcrumbsProps = { folder: WorkspaceFolder; onTop: () => void; onDrop: (projectId: string) => void };

export const Breadcrumbs = ({ folder, onTop, onDrop }: BreadcrumbsProps) => {
  const { t } = useTranslation('workspaces');
  const { isOver, props } = useDrop(onDrop);
  return (
    <div className="px-6 pb-3 max-md:px-4">
      <nav aria-label={t('folder.path')} className="flex items-center gap-1.5">
        <button
          type="button"
          {...props}
          onClick={onTop}
          className={cx(
            '-ml-1.5 min-h-7 rounded-control px-1.5 text-fg2 hover:bg-hover hover:text-fg',
            isOver && 'bg-accent-soft text-accent-fg outline-2 outline-accent',
          )}
        >
          {t('title')}
        </button>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-fg3" />
        <span aria-current="page" className="min-w-0 truncate font-semibold">
          {folder.name}
        </span>
        <FolderMenu folder={folder} />
      </nav>
      {folder.description && <p className="mt-0.5 max-w-prose text-fg2 text-note">{folder.description}</p>}
    </div>
  );
};
