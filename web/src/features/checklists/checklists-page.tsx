// Checklists of a workspace: the overview, or the list that the address names.
import { useSelectedProject } from '../../lib/selected-project.ts';
import { ListPage } from './list-page.tsx';
import { Overview } from './overview.tsx';
import { useAddress } from './use-address.ts';

export const ChecklistsPage = () => {
  const { projectId } = useSelectedProject();
  const { listId } = useAddress();
  if (!projectId) return null;
  return listId ? <ListPage key={listId} listId={listId} /> : <Overview projectId={projectId} />;
};
