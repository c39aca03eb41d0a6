// The workspace selector at the top of the sidebar: 'All', then every workspace by name.
import { ChevronsUpDown, Layers } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/components/ui/class-names.ts';
import { tip } from '#web/components/ui/tooltip.tsx';
import { usePopup } from '#web/components/ui/use-popup.ts';
import { selectWorkspace, useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { useWorkspaces } from './use-workspaces.ts';

const load = () => import('./workspace-popup.tsx');
const WorkspacePopup = lazy(load);

/** Keeps the stored label in step with the list: workspaces are renamed and deleted. */
const useFreshLabel = () => {
  const { selected, projectId } = useSelectedWorkspace();
  const { workspaces, complete } = useWorkspaces();
  useEffect(() => {
    if (!workspaces || !projectId) return;
    const found = workspaces.find(({ id }) => id === projectId);
    if (found && found.name !== selected?.label) selectWorkspace({ label: found.name, value: found.id });
    if (!found && complete) selectWorkspace(undefined);
  }, [workspaces, complete, projectId, selected?.label]);
};

export const WorkspacePicker = ({ narrow, onChange }: { narrow: boolean; onChange?: () => void }) => {
  const { t } = useTranslation('shell');
  const { selected, isAll } = useSelectedWorkspace();
  const { anchor, open, setOpen, used, button } = usePopup(load);
  useFreshLabel();
  const name = isAll ? t('project.all') : selected?.label;
  const label = name ? t('project.current', { name }) : t('project.choose');
  return (
    <>
      <button
        type="button"
        {...button}
        data-tour="project"
        aria-haspopup="dialog"
        aria-label={label}
        {...(narrow && tip(label))}
        className={cx(
          'mb-1 flex min-h-9 w-full items-center gap-2 rounded-control border border-line-strong bg-canvas text-left shadow-rest',
          'transition-colors duration-120 hover:bg-hover [&_svg]:size-4 [&_svg]:shrink-0',
          narrow ? 'justify-center' : 'px-2.5',
        )}
      >
        <Layers aria-hidden="true" className="text-accent-fg" />
        {!narrow && (
          <>
            <span className={cx('min-w-0 flex-1 truncate', name ? 'font-medium' : 'text-fg3')}>
              {name ?? t('project.choose')}
            </span>
            <ChevronsUpDown aria-hidden="true" className="text-fg3" />
          </>
        )}
      </button>
      <Suspense>
        {used && <WorkspacePopup anchor={anchor} open={open} onOpenChange={setOpen} onChange={onChange} />}
      </Suspense>
    </>
  );
};
