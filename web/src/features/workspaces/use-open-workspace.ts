// Opens a workspace: selects it and shows its files.
import { useNavigate } from 'react-router-dom';
import type { Workspace } from '#shared/model/workspace.ts';
import { paths } from '#web/lib/paths.ts';
import { selectWorkspace } from '#web/lib/selected-workspace.ts';

export type OpenWorkspace = (workspace: Pick<Workspace, 'id' | 'name'>) => void;

export const useOpenWorkspace = (): OpenWorkspace => {
  const navigate = useNavigate();
  return ({ id, name }) => {
    selectWorkspace({ label: name, value: id });
    navigate(paths.files);
  };
};
