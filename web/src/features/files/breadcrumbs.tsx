// The path of folders; dropping an entry on a step moves it there.
import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/components/ui/class-names.ts';
import { useDrop } from './drag.ts';
import type { RowCommands } from './table-props.ts';

type Folder = { readonly id: string; readonly name: string };
type StepProps = { label: string; isHere: boolean; onOpen: () => void; onDrop: (id: string) => void };

const Step = ({ label, isHere, onOpen, onDrop }: StepProps) => {
  const { isOver, props } = useDrop(onDrop);
  return (
    <button
      type="button"
      {...props}
      aria-current={isHere ? 'page' : undefined}
      onClick={onOpen}
      className={cx(
        'min-h-7 max-w-60 truncate rounded-control px-1.5 hover:bg-hover',
        isHere ? 'font-semibold text-fg' : 'text-fg2 hover:text-fg',
        isOver && 'bg-accent-soft text-accent-fg outline-2 outline-accent',
      )}
    >
      {label}
    </button>
  );
};

type BreadcrumbsProps = {
  path: readonly Folder[];
  onOpen: (id: string | undefined) => void;
  dropOn: RowCommands['dropOn'];
};

export const Breadcrumbs = ({ path, onOpen, dropOn }: BreadcrumbsProps) => {
  const { t } = useTranslation('files');
  const here = path.at(-1)?.id;
  return (
    <nav
      aria-label={t('folder.path')}
      className="flex flex-wrap items-center gap-0.5 px-4.5 pb-2 text-note max-md:px-2.5"
    >
      <Step
        label={t('folder.top')}
        isHere={here === undefined}
        onOpen={() => onOpen(undefined)}
        onDrop={(id) => dropOn(id, undefined)}
      />
      {path.map((folder) => (
        <Fragment key={folder.id}>
          <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-fg3" />
          <Step
            label={folder.name}
            isHere={folder.id === here}
            onOpen={() => onOpen(folder.id)}
            onDrop={(id) => dropOn(id, folder)}
          />
        </Fragment>
      ))}
    </nav>
  );
};
