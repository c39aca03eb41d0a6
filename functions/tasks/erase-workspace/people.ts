// Erases people's data about a workspace: memberships, questions across all workspaces that used it, idempotency rows.
import { eraseBinned } from '../../domain/bin/erase.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Write } from '../../ports/table.ts';
import { BIN_PREFIX, bin } from '../../store/bin.ts';
import { invitationKey, invitations } from '../../store/invitations.ts';
import { MEMBER_SK, members, peoplePk, personPk } from '../../store/members.ts';
import {
  answerKey,
  eraseEvents,
  QUESTION_PREFIX,
  type QuestionRecord,
  questionPk,
  questions,
} from '../../store/questions.ts';
import { EDGE_PREFIX, type Edge, edgeKey, edges, workspacePeoplePk } from '../../store/workspaces.ts';
import { type ReadWrite, removeAll } from './pages.ts';
import { tombstoneQuestions } from './tombstone.ts';

type In = { readonly tenant: string; readonly projectId: string };
type Used = Pick<Ports, 'table' | 'workflows' | 'clock'>;

/** An invitation made only for workspaces is removed with its last membership, in the same transaction. */
const invitationWith = async (table: ReadWrite, { tenant, projectId }: In, { userId }: Edge): Promise<Write[]> => {
  if (!userId.startsWith('inv_')) return [];
  const [[item], places] = await Promise.all([
    table.getMany([invitationKey(tenant, userId)]),
    table.query({ pk: personPk(tenant, userId), prefix: EDGE_PREFIX, limit: 2 }),
  ]);
  const isElsewhere = places.items.some((place) => edges.read(place).projectId !== projectId);
  if (!item || isElsewhere) return [];
  const { isForWorkspace, version } = invitations.read(item);
  return isForWorkspace ? [{ remove: invitationKey(tenant, userId), if: { version } }] : [];
};

/** True if there were any: the index may lag, so the next round checks again. */
export const removePlaces = async (table: ReadWrite, place: In): Promise<boolean> => {
  const { tenant, projectId } = place;
  const { items } = await table.query({ index: 'gsi1', pk: workspacePeoplePk(tenant, projectId) });
  const all = items.map(edges.read);
  for (const edge of all) {
    const also = await invitationWith(table, place, edge);
    await table.write({ remove: edgeKey(tenant, edge.userId, projectId) }, ...also);
  }
  return all.length > 0;
};

/** The part of the workspace's id that ids of its contents contain. */
const bodyOf = (projectId: string): string => projectId.slice('prj_'.length);

const mentions = (projectId: string, stored: unknown): boolean => JSON.stringify(stored).includes(bodyOf(projectId));

/** Without an answer, nothing records what the question used. */
const drawsOn = async (table: ReadWrite, { tenant, projectId }: In, { id, createdBy }: QuestionRecord) => {
  const [answer] = await table.getMany([answerKey(tenant, id, createdBy.id)]);
  return !answer || mentions(projectId, answer.data);
};

/** Deleted questions are erased, whatever they used. */
const eraseBinnedQuestions = async (ports: Used, { tenant, projectId }: In, userId: string): Promise<void> => {
  const { items } = await ports.table.query({ pk: questionPk(tenant, 'sea_me_', userId), prefix: BIN_PREFIX });
  const rows = items.map(bin.read);
  for (const row of rows.filter(({ question }) => question?.projectIds.includes(projectId)))
    await eraseBinned(ports, tenant, row);
};

/**
 * Erases questions across all workspaces that used this one. The others keep their answer and lose their events, which
 * name what was read; a finished question is read from its answer.
 */
const removeQuestions = async (ports: Used, place: In, userId: string): Promise<void> => {
  const own = questionPk(place.tenant, 'sea_me_', userId);
  const { items } = await ports.table.query({ pk: own, prefix: QUESTION_PREFIX });
  await eraseBinnedQuestions(ports, place, userId);
  const drawing = items.map(questions.read).filter((question) => question.projectIds.includes(place.projectId));
  const drew = await Promise.all(drawing.map((question) => drawsOn(ports.table, place, question)));
  await tombstoneQuestions(
    ports,
    place,
    drawing.filter((_, i) => drew[i]),
  );
  for (const { id } of drawing.filter((_, i) => !drew[i]))
    await eraseEvents(ports.table, { tenant: place.tenant, searchId: id });
};

const removeReplies = async (table: ReadWrite, { tenant, projectId }: In, userId: string): Promise<void> => {
  const { items } = await table.query({ pk: personPk(tenant, userId), prefix: 'ONCE#' });
  await removeAll(
    table,
    items.filter(({ data }) => mentions(projectId, data)),
  );
};

export const removeTraces = async (ports: Used, place: In): Promise<void> => {
  const { items } = await ports.table.query({ index: 'gsi1', pk: peoplePk(place.tenant) });
  for (const item of items.filter(({ sk }) => sk === MEMBER_SK)) {
    const { userId } = members.read(item);
    await removeQuestions(ports, place, userId);
    await removeReplies(ports.table, place, userId);
  }
};
