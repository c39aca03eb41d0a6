// Checklists of a workspace: the overview, or the list in the address; for guests, the requests to them.
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import { usePermission } from '#web/lib/use-user.ts';
import { ListPage } from './list-page.tsx';
import { Overview } from './overview.tsx';
import { RequestsPage } from './requests-page.tsx';
import { useAddress } from './use-address.ts';

export const ChecklistsPage = () => {
  const { projectId } = useSelectedWorkspace();
  const { listId } = useAddress();
  const { may, status, error, retry } = usePermission('checklist.read', projectId);
  if (!projectId || status === 'loading') return null;
  if (status === 'failed') return <ErrorState error={error} onRetry={retry} />;
  if (!may) return <RequestsPage projectId={projectId} />;
  return listId ? <ListPage key={listId} listId={listId} /> : <Overview projectId={projectId} />;
};
