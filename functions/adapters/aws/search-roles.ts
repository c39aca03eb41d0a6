// Manages roles inside a managed search domain, one per function: its rights on tenants' indices, and the IAM role
// mapped to it. The domain knows no other callers.
import type { SearchEngine } from './opensearch-index/engine.ts';
import { fine, sender } from './opensearch-index/request.ts';

const SECURITY = '/_plugins/_security/api';
const INDICES = 'footnote-*';
/** A HEAD request on an index needs it, and a count is a search without hits. */
const READS = ['indices:data/read/search*', 'indices:admin/get'];
const WRITES = [
  'indices:admin/create',
  'indices:admin/mapping/put',
  'indices:admin/refresh*',
  'indices:data/write/bulk*',
  'indices:data/write/index',
  'indices:data/write/delete',
];
/** A bulk request is authorized as a whole first, then for each index it names. */
const PERMISSIONS = {
  read: { cluster: [], index: READS },
  write: { cluster: ['indices:data/write/bulk'], index: [...READS, ...WRITES] },
} as const;

export type SearchRole = {
  /** The function's name. */
  readonly name: string;
  readonly iamRole: string;
  readonly may: keyof typeof PERMISSIONS;
};

const NOT_THERE = 404;

export const searchRoles = (engine: SearchEngine) => {
  const send = sender(engine);
  const put = async (path: string, content: object) =>
    void fine(await send({ method: 'PUT', path: `${SECURITY}/${path}`, body: JSON.stringify(content) }));
  const remove = async (path: string) => {
    const reply = await send({ method: 'DELETE', path: `${SECURITY}/${path}` });
    if (reply.status !== NOT_THERE) fine(reply);
  };
  return {
    /** The role first, because a mapping to a missing role is refused. */
    admit: async ({ name, iamRole, may }: SearchRole): Promise<void> => {
      const { cluster, index } = PERMISSIONS[may];
      const onIndices = { index_patterns: [INDICES], allowed_actions: index };
      await put(`roles/${name}`, { cluster_permissions: cluster, index_permissions: [onIndices] });
      await put(`rolesmapping/${name}`, { backend_roles: [iamRole] });
    },
    dismiss: async (name: string): Promise<void> => {
      await remove(`rolesmapping/${name}`);
      await remove(`roles/${name}`);
    },
  };
};
