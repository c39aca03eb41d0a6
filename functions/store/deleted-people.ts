// Stores deleted people who still have private content: a row until that is erased.
import * as z from 'zod';
import { WorkspaceId } from '#shared/model/ids.ts';
import { deadlineKey } from './deadline-index.ts';
import { key } from './keys.ts';
import { personPk } from './members.ts';
import { store } from './record.ts';

const Record = z.object({
  userId: z.string(),
  /** Workspaces they created: personal ones are erased, the others keep their name. */
  projectIds: z.array(WorkspaceId),
  deadline: z.string(),
});
export type DeletedPerson = z.infer<typeof Record>;

export const deletedPersonKey = (tenant: string, userId: string) => key(personPk(tenant, userId), 'GONE');

export const deletedPeople = store<DeletedPerson>({
  schema: Record,
  key: (tenant, { userId }) => deletedPersonKey(tenant, userId),
  gsi1: (tenant, { userId, deadline }) => deadlineKey(deadline, `person#${tenant}#${userId}`),
});
