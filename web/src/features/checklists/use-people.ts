// The members of a workspace to whom a row may be assigned.
import { useCall } from '#web/lib/api.ts';
import { useCan } from '#web/lib/use-user.ts';

export const usePeople = (projectId: string) => {
  const may = useCan('people.read', projectId);
  const { data } = useCall('people.list', may ? { params: { id: projectId }, query: { limit: 100 } } : null);
  return (data?.rows ?? [])
    .filter(({ status }) => status === 'active')
    .map(({ personId, name, email }) => ({ value: personId, label: name || email }));
};
