// The workspace selector at the top of the sidebar: 'All', then every workspace by name.
import { ChevronsUpDown, Layers } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/components/ui/class-names.ts';
import { tip } from '#web/components/ui/tooltip.tsx';
import { usePopup } from '#web/components/ui/use-popup.ts';
import { selectProject, useSelectedProject } from '#web/lib/selected-project.ts';
import { useProjects } from './use-projects.ts';

const load = () => import('./project-popup.tsx');
const ProjectPopup = lazy(load);

/** Keeps the stored label in step with the list: workspaces are renamed and deleted. */
const useFreshLabel = () => {
  const { selected, projectId } = useSelectedProject();
  const { projects, complete } = useProjects();
  useEffect(() => {
    if (!projects || !projectId) return;
    const found = projects.find(({ id }) => id === projectId);
    if (found && found.name !== selected?.label) selectProject({ label: found.name, value: found.id });
    if (!found && complete) selectProject(undefined);
  }, [projects, complete, projectId, selected?.label]);
};

export const ProjectPicker = ({ narrow, onChange }: { narrow: boolean; onChange?: () => void }) => {
  const { t } = useTranslation('shell');
  const { selected, isAll } = useSelectedProject();
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
        {used && <ProjectPopup anchor={anchor} open={open} onOpenChange={setOpen} onChange={onChange} />}
      </Suspense>
    </>
  );
};
