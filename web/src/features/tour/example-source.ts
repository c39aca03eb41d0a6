// The address of a citation in the workspace to show in the tour: of the latest answer that has one.
import { call } from '#web/lib/api.ts';
import { paths } from '#web/lib/paths.ts';
import { selectedWorkspace } from '#web/lib/selected-workspace.ts';

const LOOKED_AT = 3;

export const exampleSource = async (): Promise<string | undefined> => {
  const projectId = selectedWorkspace()?.value;
  if (!projectId || projectId === 'all') return undefined;
  const { rows } = await call('research.list', { query: { projectId, limit: LOOKED_AT } });
  for (const { id, status } of rows) {
    if (status !== 'Completed') continue;
    const { answer } = await call('research.get', { params: { searchId: id } });
    const [reference] = answer?.references ?? [];
    if (reference) return `${paths.search}?${new URLSearchParams({ id, ref: String(reference.n) })}`;
  }
  return undefined;
};
