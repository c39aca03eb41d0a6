// Makes the answered questions and finished reports of the sample workspaces. The engine makes them after the stage has
// opened, one by one, so that nobody who signs in meanwhile has to wait.
import { setTimeout } from 'node:timers/promises';
import type { Caller } from '#functions/domain/caller.ts';
import { chooseStructure } from '#functions/domain/runs/next-attempt.ts';
import { planRun } from '#functions/domain/runs/plan.ts';
import { startRun } from '#functions/domain/runs/start.ts';
import { ask } from '#functions/domain/questions/ask.ts';
import type { Ports } from '#functions/ports/ports.ts';
import { personOfEmail } from '#functions/store/emails.ts';
import { files, readFileItems } from '#functions/store/files.ts';
import { memberKey, members } from '#functions/store/members.ts';
import { organisationKey, organisations } from '#functions/store/organisations.ts';
import { type WorkspaceRecord, workspacePk, workspaces, workspacesByAccess } from '#functions/store/workspaces.ts';
import { RUN_PREFIX, type RunRecord, readRun, runs } from '#functions/store/runs.ts';
import { readQuestion, QUESTION_PREFIX, questions } from '#functions/store/questions.ts';
import { ORGANISATIONS } from '../people.ts';
import { SAMPLES, type Sample } from './manifest.ts';

const LOOK_MS = 500;

type Work = {
  readonly ports: Ports;
  readonly caller: Caller;
  readonly workspace: WorkspaceRecord;
  /** The address of the app, for links in documents and emails. */
  readonly app: string;
  readonly signal: AbortSignal;
};

const ownerOf = async ({ table }: Ports, tenant: string): Promise<Caller | undefined> => {
  const demo = ORGANISATIONS.find(({ id }) => id === tenant);
  const person = demo && (await personOfEmail(table, demo.email));
  if (!person) return undefined;
  const [item, organisation] = await table.getMany([memberKey(tenant, person.userId), organisationKey(tenant)]);
  if (!item || !organisation) return undefined;
  const member = members.read(item);
  const { userId, role, status } = member;
  const own = { organisation: organisations.read(organisation), customRoles: undefined, edges: [] };
  return { userId, tenant, role, status, member, ...own };
};

const workspaceOf = async ({ table }: Ports, { tenant, workspace }: Sample): Promise<WorkspaceRecord | undefined> => {
  const { items } = await table.query({ index: 'gsi1', pk: workspacesByAccess(tenant, workspace.access) });
  return items.map(workspaces.read).find(({ name }) => name === workspace.name);
};

const until = async ({ signal }: Work, isDone: () => Promise<boolean>): Promise<void> => {
  while (!(await isDone())) await setTimeout(LOOK_MS, undefined, { signal });
};

/** Work under way has a deadline. */
const filesAreRead = ({ ports, caller, workspace }: Work) => async () =>
  (await readFileItems(ports.table, caller.tenant, workspace.id))
    .map(files.read)
    .every(({ deadline }) => deadline === undefined);

const answer = async (work: Work, { query, language }: { query: string; language: Sample['language'] }) => {
  const { ports, caller, workspace } = work;
  const { items } = await ports.table.query({ pk: workspacePk(caller.tenant, workspace.id), prefix: QUESTION_PREFIX });
  const earlier = items.map(questions.read).find((one) => one.query === query);
  const wanted = { query, language, projectId: workspace.id, toolids: [], chat_history: [], file_search_tools: [] };
  const { id } = earlier ?? (await ask(ports, caller, { workspace, files: [], folders: [] }, wanted));
  const at = { tenant: caller.tenant, searchId: id, userId: caller.userId };
  await until(work, async () => (await readQuestion(ports.table, at))?.deadline === undefined);
};

const begin = async (
  { ports, caller, workspace, app }: Work,
  { type, inputs }: Sample['runs'][number],
  language: Sample['language'],
): Promise<RunRecord> => {
  const wanted = { type, inputs, language, sources: ['FILES' as const] };
  const planned = await planRun(ports, { tenant: caller.tenant, projectId: workspace.id }, wanted);
  const found = { workspace, files: [], folders: [] };
  return startRun(ports, { caller, found, app }, { projectId: workspace.id, type, language, ...planned });
};

const make = async (work: Work, wanted: Sample['runs'][number], language: Sample['language']): Promise<void> => {
  const { ports, caller, workspace } = work;
  const { tenant } = caller;
  const { items } = await ports.table.query({ pk: workspacePk(tenant, workspace.id), prefix: RUN_PREFIX });
  const earlier = items.map(runs.read).find(({ type }) => type === wanted.type);
  const { id: runId } = earlier ?? (await begin(work, wanted, language));
  const read = () => readRun(ports.table, { tenant, runId });
  const isAtRest = async () => (await read())?.status !== 'InProgress';
  await until(work, isAtRest);
  const proposed = await read();
  if (proposed?.status !== 'AwaitingStructure') return;
  await chooseStructure(ports, caller, proposed, proposed.plan.sections);
  await until(work, isAtRest);
};

/** Continues after an interruption: existing questions and runs are not made again. */
export const makeSampleWork = async (ports: Ports, app: string, signal: AbortSignal): Promise<void> => {
  for (const sample of SAMPLES) {
    const caller = await ownerOf(ports, sample.tenant);
    const workspace = await workspaceOf(ports, sample);
    if (!caller || !workspace) continue;
    const work = { ports, caller, workspace, app, signal };
    await until(work, filesAreRead(work));
    for (const query of sample.questions) await answer(work, { query, language: sample.language });
    for (const run of sample.runs) await make(work, run, sample.language);
  }
};
