// Opens a workspace: selects it and shows its files.
import { useNavigate } from 'react-router-dom';
import type { Project } from '#shared/model/project.ts';
import { paths } from '#web/lib/paths.ts';
import { selectProject } from '#web/lib/selected-project.ts';

export type OpenWorkspace = (project: Pick<Project, 'id' | 'name'>) => void;

export const useOpenWorkspace = (): OpenWorkspace => {
  const navigate = useNavigate();
  return ({ id, name }) => {
    selectProject({ label: name, value: id });
    navigate(paths.files);
  };
};
