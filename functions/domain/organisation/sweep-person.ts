// Erases the private content of a deleted person: questions across all workspaces, and personal workspaces.
import { AppError } from '#shared/contract/errors.ts';
import { ACCESS } from '#shared/model/enums.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Item, Write } from '../../ports/table.ts';
import { BIN_PREFIX, bin, workspaceBinPk } from '../../store/bin.ts';
import { type DeletedPerson, deletedPersonKey } from '../../store/deleted-people.ts';
import { eraseEvents, QUESTION_PREFIX, questionPk } from '../../store/questions.ts';
import { workspaceKey, workspaces } from '../../store/workspaces.ts';
import { eraseBinned } from '../bin/erase.ts';
import { deleteWorkspace } from '../workspaces/delete.ts';

type Used = Pick<Ports, 'table' | 'workflows' | 'clock'>;

const AT_ONCE = 100;

/** Question ids in a question's own row, or in the bin row that holds it. */
const questionIn = (item: Item): string[] => {
  if (item.sk.startsWith(QUESTION_PREFIX)) return [item.sk.slice(QUESTION_PREFIX.length)];
  const { question } = item.sk.startsWith(BIN_PREFIX) ? bin.read(item) : {};
  return question ? [question.id] : [];
};

/** Stops running runs and deletes their events too. */
export const eraseOwn = async ({ table, workflows }: Used, tenant: string, userId: string): Promise<boolean> => {
  let had = false;
  for (;;) {
    const { items } = await table.query({ pk: questionPk(tenant, 'sea_me_', userId), limit: AT_ONCE });
    if (items.length === 0) return had;
    had = true;
    await table.write(...items.map(({ pk, sk }): Write => ({ remove: { pk, sk } })));
    for (const searchId of items.flatMap(questionIn)) {
      await workflows.stop({ machine: 'answer', name: searchId });
      await eraseEvents(table, { tenant, searchId });
    }
  }
};

/** Personal workspaces, which nobody else can ever see. */
const deletePersonal = async (ports: Used, tenant: string, { userId, projectIds }: DeletedPerson): Promise<void> => {
  for (let from = 0; from < projectIds.length; from += AT_ONCE) {
    const items = await ports.table.getMany(
      projectIds.slice(from, from + AT_ONCE).map((id) => workspaceKey(tenant, id)),
    );
    for (const item of items) {
      const workspace = item && workspaces.read(item);
      if (workspace?.access !== ACCESS.personal || workspace.owner.id !== userId) continue;
      await deleteWorkspace(ports, tenant, workspace.id).catch((error) => {
        if (!(error instanceof AppError)) throw error;
      });
    }
  }
};

/** Personal workspaces that the person had deleted before. */
const eraseBinnedPersonal = async (ports: Used, tenant: string, userId: string): Promise<void> => {
  const { items } = await ports.table.query({ pk: workspaceBinPk(tenant) });
  const rows = items.map(bin.read);
  for (const row of rows)
    if (row.project?.access === ACCESS.personal && row.project.owner.id === userId)
      await eraseBinned(ports, tenant, row);
};

/** Stored responses of idempotent calls, and a membership granted at the moment of deletion. */
const removeRows = async ({ table }: Used, tenant: string, userId: string): Promise<void> => {
  const note = deletedPersonKey(tenant, userId);
  const { items } = await table.query({ pk: note.pk });
  const rest = items.filter(({ sk }) => sk !== note.sk);
  for (let from = 0; from < rest.length; from += AT_ONCE)
    await table.write(...rest.slice(from, from + AT_ONCE).map(({ pk, sk }): Write => ({ remove: { pk, sk } })));
};

/** Idempotent. */
export const sweepPerson = async (ports: Used, tenant: string, deleted: DeletedPerson): Promise<void> => {
  await deletePersonal(ports, tenant, deleted);
  await eraseBinnedPersonal(ports, tenant, deleted.userId);
  await eraseOwn(ports, tenant, deleted.userId);
  await removeRows(ports, tenant, deleted.userId);
  await ports.table.write({ remove: deletedPersonKey(tenant, deleted.userId) });
};
