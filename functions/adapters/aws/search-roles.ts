// Roles inside a managed search domain, one for each function: what it may do with the indices of tenants, and which
// IAM role maps to it. The domain knows no other callers.
import type { SearchEngine } from './opensearch-index/engine.ts';
import { fine, sender } from './opensearch-index/request.ts';

const SECURITY = '/_plugins/_security/api';
const INDICES = 'footnote-*';
/** HEAD of an index asks for it, and a count is a search without hits. */
const READS = ['indices:data/read/search*', 'indices:admin/get'];
const WRITES = [
  'indices:admin/create',
  'indices:admin/mapping/put',
  'indices:admin/refresh*',
  'indices:data/write/bulk*',
  'indices:data/write/index',
  'indices:data/write/delete',
];
/** A bulk is let in as a whole first, then for each index that it names. */
const PERMISSIONS = {
  read: { cluster: [], index: READS },
  write: { cluster: ['indices:data/write/bulk'], index: [...READS, ...WRITES] },
} as const;

export type SearchRole = {
  /** Of the function. */
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
    /** The role first: a mapping to one that is not there is refused. */
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
