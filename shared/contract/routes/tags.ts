// Tags of an organization: list, add, rename, switch, delete.
import * as z from 'zod';
import { TagId } from '../../model/ids.ts';
import { line } from '../../model/line.ts';
import { Tag } from '../../model/people.ts';
import { listOf, route, table, version } from '../route.ts';

const READ_WRITE = ['table.read', 'table.write'] as const;
const tag = { ids: [{ in: 'params', name: 'id', kind: 'tag' }], params: z.object({ id: TagId }) } as const;
const ShortName = line(40);

export const tags = {
  'organisation.tags': route({
    method: 'GET',
    path: '/api/organization-tags',
    service: 'organisation',
    rule: 'tag.read',
    uses: ['table.read'],
    query: z.object(table(['name', 'addedBy', 'addedOn', 'status'])),
    reply: listOf(Tag),
    summary: 'The tags of the organisation',
  }),
  'organisation.addTag': route({
    method: 'POST',
    path: '/api/organization-tags',
    service: 'organisation',
    rule: 'tag.write',
    uses: READ_WRITE,
    body: z.object({ name: ShortName }),
    reply: Tag,
    audit: 'tag.change',
    idempotent: true,
    summary: 'Add a tag',
  }),
  'organisation.updateTag': route({
    method: 'PATCH',
    path: '/api/organization-tags/{id}',
    service: 'organisation',
    rule: 'tag.write',
    uses: READ_WRITE,
    ...tag,
    body: z.object({
      name: ShortName.optional(),
      status: z.union([z.literal(1), z.literal(2)]).optional(),
      ...version,
    }),
    reply: Tag,
    audit: 'tag.change',
    summary: 'Rename a tag, or switch it on or off',
  }),
  'organisation.deleteTag': route({
    method: 'DELETE',
    path: '/api/organization-tags/{id}',
    service: 'organisation',
    rule: 'tag.write',
    uses: READ_WRITE,
    ...tag,
    reply: z.object({ deleted: z.literal(true) }),
    audit: 'tag.change',
    summary: 'Delete a tag; workspaces keep the word',
  }),
};
