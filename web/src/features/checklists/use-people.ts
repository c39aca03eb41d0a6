// The people who see a workspace, to whom a row may be assigned.
import { useCall } from '#web/lib/api.ts';
import { useCan } from '#web/lib/use-user.ts';

export const usePeople = (projectId: string) => {
  const may = useCan('people.read', projectId);
  const { data } = useCall('people.list', may ? { params: { id: projectId }, query: { limit: 100 } } : null);
  const isOpenToAll = data?.everybody !== undefined;
  const { data: others } = useCall('people.find', isOpenToAll ? { query: {} } : null);
  const all = [
    ...(data?.rows ?? []).map((member) => ({ ...member, id: member.personId })),
    ...(isOpenToAll ? (others?.rows ?? []) : []),
  ];
  const active = all.filter(({ status }) => status === 'active');
  const names = new Map(active.map(({ id, name, email }) => [id, name || email]));
  return [...names].map(([value, label]) => ({ value, label }));
};
