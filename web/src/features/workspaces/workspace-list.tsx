// Workspaces as a table; two lines each on a phone.
import { FolderOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Workspace } from '#shared/model/workspace.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { AccessMark } from './access-mark.tsx';
import { dragProps } from './drag.ts';
import type { OpenWorkspace } from './use-open-workspace.ts';
import { WorkspaceActions } from './workspace-actions.tsx';
import type { WorkspaceGridProps } from './workspace-grid.tsx';
import { WorkspaceTags } from './workspace-tags.tsx';

const HEAD = 'h-9 px-3 text-left font-medium text-fg3 text-meta';
const CELL = 'h-10 px-3 text-fg2 text-note';
const WIDE = 'max-md:hidden';

type RowProps = { workspace: Workspace; selected: boolean; onOpen: OpenWorkspace; folder: string | undefined };

const Row = ({ workspace, selected, onOpen, folder }: RowProps) => {
  const { t } = useTranslation('workspaces');
  const { name, alias, tags, access, fileCount, owner, createdAt } = workspace;
  return (
    <tr
      {...dragProps(workspace.id)}
      className={cx('relative border-line border-b', selected ? 'bg-accent-soft' : 'hover:bg-sunken')}
      aria-current={selected || undefined}
    >
      <td className="h-10 py-1.5 pr-3 pl-6 max-md:pl-4">
        <span className="flex items-center gap-2.5">
          <FolderOpen aria-hidden="true" className="size-4 shrink-0 text-accent-fg" />
          <button
            type="button"
            className="min-w-0 truncate text-left font-medium after:absolute after:inset-0 after:content-['']"
            onClick={() => onOpen(workspace)}
          >
            {name}
          </button>
          {alias && <span className="truncate text-fg3 text-meta max-md:hidden">{alias}</span>}
          {folder && <Badge>{folder}</Badge>}
        </span>
        <span className="mt-0.5 flex gap-3 pl-6.5 text-fg3 text-meta md:hidden">
          <AccessMark access={access} />
          {t('files', { count: fileCount })}
        </span>
      </td>
      <td className={cx(CELL, 'max-lg:hidden')}>
        <WorkspaceTags tags={tags} />
      </td>
      <td className={cx(CELL, WIDE)}>
        <AccessMark access={access} />
      </td>
      <td className={cx(CELL, WIDE, 'pr-8 text-right tabular')}>{formatNumber(fileCount)}</td>
      <td className={cx(CELL, 'max-lg:hidden')}>{owner.name}</td>
      <td className={cx(CELL, WIDE, 'whitespace-nowrap tabular')}>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </td>
      <td className="w-px pr-6 text-right max-md:pr-4">
        <WorkspaceActions workspace={workspace} />
      </td>
    </tr>
  );
};

export const WorkspaceList = ({ workspaces, onOpen, folderName }: WorkspaceGridProps) => {
  const { t } = useTranslation('workspaces');
  const { projectId } = useSelectedWorkspace();
  return (
    <table className="w-full table-auto border-line border-t" aria-label={t('list')}>
      <thead className="border-line-strong border-b max-md:sr-only">
        <tr>
          <th scope="col" className={cx(HEAD, 'w-2/5 pl-6')}>
            {t('column.name')}
          </th>
          <th scope="col" className={cx(HEAD, 'max-lg:hidden')}>
            {t('column.tags')}
          </th>
          <th scope="col" className={cx(HEAD, WIDE)}>
            {t('column.access')}
          </th>
          <th scope="col" className={cx(HEAD, WIDE, 'pr-8 text-right')}>
            {t('column.files')}
          </th>
          <th scope="col" className={cx(HEAD, 'max-lg:hidden')}>
            {t('column.owner')}
          </th>
          <th scope="col" className={cx(HEAD, WIDE)}>
            {t('column.created')}
          </th>
          <th scope="col" className="w-px pr-6">
            <span className="sr-only">{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {workspaces.map((workspace) => (
          <Row
            key={workspace.id}
            workspace={workspace}
            selected={workspace.id === projectId}
            onOpen={onOpen}
            folder={folderName(workspace)}
          />
        ))}
      </tbody>
    </table>
  );
};
