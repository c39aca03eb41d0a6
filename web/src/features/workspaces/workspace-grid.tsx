// Workspaces as cards.
import { Folder, FolderOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#shared/language/grammar/text-language.ts';
import type { Workspace } from '#shared/model/workspace.ts';
import { cx } from '#web/components/ui/class-names.ts';
import { formatDate } from '#web/lib/format.ts';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { AccessMark } from './access-mark.tsx';
import { dragProps } from './drag.ts';
import type { OpenWorkspace } from './use-open-workspace.ts';
import { WorkspaceActions } from './workspace-actions.tsx';
import { WorkspaceTags } from './workspace-tags.tsx';

type FolderName = (workspace: Workspace) => string | undefined;
type CardProps = { workspace: Workspace; selected: boolean; onOpen: OpenWorkspace; folder: string | undefined };

const Card = ({ workspace, selected, onOpen, folder }: CardProps) => {
  const { t, i18n } = useTranslation('workspaces');
  const { name, alias, note, tags, access, fileCount, createdAt } = workspace;
  return (
    <article
      {...dragProps(workspace.id)}
      lang={langOf(name + note)}
      className={cx(
        'relative flex min-h-36 flex-col gap-2 rounded-card border p-4 transition-colors duration-120',
        selected ? 'border-accent-line bg-accent-soft' : 'border-line hover:border-line-strong hover:bg-sunken',
      )}
    >
      <h2 className="flex items-start gap-2 font-semibold text-ui">
        <FolderOpen aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent-fg" />
        <button
          type="button"
          className="line-clamp-2 min-w-0 break-words text-left after:absolute after:inset-0 after:rounded-card after:content-['']"
          onClick={() => onOpen(workspace)}
        >
          {name}
        </button>
        {alias && <span className="min-w-0 shrink truncate font-normal text-fg3 text-meta">{alias}</span>}
        <span lang={i18n.language} className="-my-1 -mr-2 ml-auto inline-flex">
          <WorkspaceActions workspace={workspace} />
        </span>
      </h2>
      {note && <p className="line-clamp-2 text-fg2 text-note">{note}</p>}
      {tags.length > 0 && <WorkspaceTags tags={tags} />}
      <footer
        lang={i18n.language}
        className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-fg3 text-meta tabular"
      >
        {folder && (
          <span className="inline-flex min-w-0 items-center gap-1">
            <Folder aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="truncate">{folder}</span>
          </span>
        )}
        <AccessMark access={access} />
        <span>{t('files', { count: fileCount })}</span>
        <time dateTime={createdAt} className="ml-auto">
          {formatDate(createdAt)}
        </time>
      </footer>
    </article>
  );
};

export type WorkspaceGridProps = {
  workspaces: readonly Workspace[];
  onOpen: OpenWorkspace;
  /** Returns the folder name shown with search results. */
  folderName: FolderName;
};

export const WorkspaceGrid = ({ workspaces, onOpen, folderName }: WorkspaceGridProps) => {
  const { t } = useTranslation('workspaces');
  const { projectId } = useSelectedWorkspace();
  return (
    <ul
      aria-label={t('list')}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3 px-6 pb-8 max-md:px-4"
    >
      {workspaces.map((workspace) => (
        <li key={workspace.id} className="grid grid-cols-1">
          <Card
            workspace={workspace}
            selected={workspace.id === projectId}
            onOpen={onOpen}
            folder={folderName(workspace)}
          />
        </li>
      ))}
    </ul>
  );
};
