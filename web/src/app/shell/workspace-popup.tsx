// The list of workspaces beside the selector; a choice opens the workspaces screen (specification, section 2).
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Combobox, type Option } from '#web/components/ui/combobox.tsx';
import { paths } from '#web/lib/paths.ts';
import { ALL_VALUE, selectWorkspace, useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { useWorkspaces } from './use-workspaces.ts';

type WorkspacePopupProps = {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChange?: (() => void) | undefined;
};

const WorkspacePopup = ({ anchor, open, onOpenChange, onChange }: WorkspacePopupProps) => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { selected } = useSelectedWorkspace();
  const { workspaces = [] } = useWorkspaces();
  const options: Option[] = [
    { value: ALL_VALUE, label: t('project.all') },
    ...workspaces.map(({ id, name, alias }) => ({ value: id, label: name, hint: alias || undefined })),
  ];
  const choose = ({ value, label }: Option) => {
    // 'All' is stored under its English name in every language (specification, section 3).
    selectWorkspace({ value, label: value === ALL_VALUE ? 'All' : label });
    onOpenChange(false);
    onChange?.();
    navigate(paths.workspaces);
  };
  return (
    <Combobox
      anchor={anchor}
      open={open}
      onOpenChange={onOpenChange}
      options={options}
      value={selected?.value}
      onSelect={choose}
      searchLabel={t('project.search')}
      emptyText={t('project.none')}
      footnote={workspaces.length === 0 ? t('project.none') : undefined}
    />
  );
};
export default WorkspacePopup;
