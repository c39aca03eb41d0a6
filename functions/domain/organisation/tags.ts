// Manages the organization's tags: unique by name, switched on and off; workspaces store copies of the words.
import type { Parsed } from '#shared/contract/contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { type Language, STATUS } from '#shared/model/enums.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import { type Table, type Write, WriteConflict } from '../../ports/table.ts';
import { MAX_READ_WHOLE } from '../../store/few.ts';
import { nameOf } from '../../store/members.ts';
import {
  sameName,
  TAG_PREFIX,
  type TagRecord,
  tagKey,
  tagNameKey,
  tagNameRow,
  tags,
  tagsPk,
} from '../../store/tags.ts';
import type { Caller } from '../caller.ts';
import { newTagId } from '../ids.ts';
import { pageOf } from '../page-of.ts';
import { edit } from '../workspaces/edit.ts';

export const listTags = async (
  table: Pick<Table, 'query'>,
  tenant: string,
  query: Parsed<'organisation.tags', 'query'>,
  language: Language,
) => {
  const { items } = await table.query({ pk: tagsPk(tenant), prefix: TAG_PREFIX });
  return pageOf(items.map(tags.read), query, {
    language,
    texts: ({ name }) => [name],
    columns: {
      name: ({ name }) => name,
      addedBy: ({ addedBy }) => addedBy.name,
      addedOn: ({ addedOn }) => addedOn,
      status: ({ status }) => status,
    },
    first: 'name',
  });
};

/** The last write reserves the name: a conflict there means that another tag has it. */
const uniquely = async (table: Pick<Table, 'write'>, writes: readonly Write[]): Promise<void> => {
  try {
    await table.write(...writes);
  } catch (error) {
    if (error instanceof WriteConflict && error.at === writes.length - 1 && error.at > 0)
      throw new AppError('nameExists');
    throw error;
  }
};

type Ports = { readonly table: Pick<Table, 'count' | 'write'>; readonly clock: Clock; readonly random: Random };

/** The list is read whole. Two tags added at the same moment may both be accepted. */
const requireRoom = async (table: Pick<Table, 'count'>, tenant: string): Promise<void> => {
  const count = await table.count({ pk: tagsPk(tenant), prefix: TAG_PREFIX });
  if (count >= MAX_READ_WHOLE) throw new AppError('quotaTags', { limit: MAX_READ_WHOLE });
};

export const addTag = async (ports: Ports, { tenant, userId, member }: Caller, name: string): Promise<TagRecord> => {
  await requireRoom(ports.table, tenant);
  const addedOn = new Date(ports.clock.now()).toISOString();
  const addedBy = { id: userId, name: nameOf(member) };
  const tag = { id: newTagId(ports), name, addedBy, addedOn, status: STATUS.active };
  const row = tags.row(tenant, tag);
  await uniquely(ports.table, [
    { put: row, if: 'absent' },
    { put: tagNameRow(tenant, tag), if: 'absent' },
  ]);
  return tags.read(row);
};

const renaming = (tenant: string, before: TagRecord, name: string): Write[] =>
  sameName(name) === sameName(before.name)
    ? []
    : [{ remove: tagNameKey(tenant, before.name) }, { put: tagNameRow(tenant, { id: before.id, name }), if: 'absent' }];

export const updateTag = (
  table: Pick<Table, 'getMany' | 'write'>,
  tenant: string,
  tag: TagRecord,
  { name, status, version }: Parsed<'organisation.updateTag', 'body'>,
): Promise<TagRecord> =>
  edit({
    current: tag,
    version,
    view: (row) => row,
    reread: async () => {
      const [item] = await table.getMany([tagKey(tenant, tag.id)]);
      return item && tags.read(item);
    },
    write: async (row) => {
      const next = { ...row, name: name ?? row.name, status: status ?? row.status };
      const put = tags.row(tenant, next, row.version);
      await uniquely(table, [{ put, if: { version: row.version } }, ...renaming(tenant, row, next.name)]);
      return tags.read(put);
    },
  });

export const deleteTag = (table: Pick<Table, 'write'>, tenant: string, { id, name, version }: TagRecord) =>
  table.write({ remove: tagKey(tenant, id), if: { version } }, { remove: tagNameKey(tenant, name) });
