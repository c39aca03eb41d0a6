// The workspaces that the caller can see (specification, section 9: list limit 100, offset 0).
import { useCall } from '#web/lib/api.ts';

const LIMIT = 100;

export const useWorkspaces = () => {
  const { data, isValidating } = useCall('projects.list', { query: { limit: LIMIT, offset: 0 } });
  return { workspaces: data?.rows, complete: !isValidating && data !== undefined && data.count <= LIMIT };
};
