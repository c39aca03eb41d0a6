// Roles inside the search domain: requests for a function that reads, for one that writes, and for a removed one.
import { expect, it } from 'vitest';
import { searchRoles } from '#functions/adapters/aws/search-roles.ts';

type Sent = { readonly method: string; readonly path: string; readonly body: unknown };

const recorded = (status = 200) => {
  const sent: Sent[] = [];
  const fetch = async (url: URL | RequestInfo, { method = '', body }: RequestInit = {}) => {
    sent.push({ method, path: new URL(String(url)).pathname, body: body ? JSON.parse(String(body)) : undefined });
    return new Response('{}', { status });
  };
  const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' };
  const engine = { endpoint: 'https://search.test', service: 'es', region: 'eu-west-1', credentials, fetch } as const;
  return { roles: searchRoles(engine), sent };
};
const BASE = '/_plugins/_security/api';
const ROLE = { name: 'footnote-prod-research', iamRole: 'arn:aws:iam::111122223333:role/research' };

it("lets a reading function search the tenants' indices, and change none", async () => {
  const { roles, sent } = recorded();

  await roles.admit({ ...ROLE, may: 'read' });

  expect(sent).toEqual([
    {
      method: 'PUT',
      path: `${BASE}/roles/${ROLE.name}`,
      body: {
        cluster_permissions: [],
        index_permissions: [
          { index_patterns: ['footnote-*'], allowed_actions: ['indices:data/read/search*', 'indices:admin/get'] },
        ],
      },
    },
    { method: 'PUT', path: `${BASE}/rolesmapping/${ROLE.name}`, body: { backend_roles: [ROLE.iamRole] } },
  ]);
});

it('lets a writing function write, but remove no index', async () => {
  const { roles, sent } = recorded();

  await roles.admit({ ...ROLE, may: 'write' });

  const text = JSON.stringify(sent[0]?.body);
  for (const action of ['indices:data/write/bulk', 'indices:admin/create']) expect(text).toContain(action);
  for (const action of ['indices:admin/delete', '"*"', 'indices:*', 'cluster:']) expect(text).not.toContain(action);
});

it.each([200, 404])('removes everything of a removed function, whatever existed (%i)', async (status) => {
  const { roles, sent } = recorded(status);

  await roles.dismiss(ROLE.name);

  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `DELETE ${BASE}/rolesmapping/${ROLE.name}`,
    `DELETE ${BASE}/roles/${ROLE.name}`,
  ]);
});

it('ends the deployment on a refusal', async () => {
  await expect(recorded(403).roles.admit({ ...ROLE, may: 'read' })).rejects.toThrow('403');
});
