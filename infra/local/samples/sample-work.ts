// Makes the answered questions and finished reports of the sample workspaces. The engine makes them after the stage has
// opened, one by one, so that nobody who signs in meanwhile has to wait.
import { setTimeout } from 'node:timers/promises';
import type { Caller } from '#functions/domain/caller.ts';
import { chooseStructure } from '#functions/domain/runs/next-attempt.ts';
import { planRun } from '#functions/domain/runs/plan.ts';
import { startRun } from '#functions/domain/runs/start.ts';
import { ask } from '#functions/domain/searches/ask.ts';
import type { Ports } from '#functions/ports/ports.ts';
import { personOfEmail } from '#functions/store/emails.ts';
import { files, readFileItems } from '#functions/store/files.ts';
import { memberKey, members } from '#functions/store/members.ts';
import { organisationKey, organisations } from '#functions/store/organisations.ts';
import { type ProjectRecord, projectPk, projects, projectsByAccess } from '#functions/store/projects.ts';
import { RUN_PREFIX, type RunRecord, readRun, runs } from '#functions/store/runs.ts';
import { readSearch, SEARCH_PREFIX, searches } from '#functions/store/searches.ts';
import { ORGANISATIONS } from '../people.ts';
import { SAMPLES, type Sample } from './manifest.ts';

const LOOK_MS = 500;

type Work = {
  readonly ports: Ports;
  readonly caller: Caller;
  readonly project: ProjectRecord;
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

const projectOf = async ({ table }: Ports, { tenant, project }: Sample): Promise<ProjectRecord | undefined> => {
  const { items } = await table.query({ index: 'gsi1', pk: projectsByAccess(tenant, project.access) });
  return items.map(projects.read).find(({ name }) => name === project.name);
};

const until = async ({ signal }: Work, isDone: () => Promise<boolean>): Promise<void> => {
  while (!(await isDone())) await setTimeout(LOOK_MS, undefined, { signal });
};

/** Work under way has a deadline. */
const filesAreRead = ({ ports, caller, project }: Work) => async () =>
  (await readFileItems(ports.table, caller.tenant, project.id))
    .map(files.read)
    .every(({ deadline }) => deadline === undefined);

const answer = async (work: Work, { query, language }: { query: string; language: Sample['language'] }) => {
  const { ports, caller, project } = work;
  const { items } = await ports.table.query({ pk: projectPk(caller.tenant, project.id), prefix: SEARCH_PREFIX });
  const earlier = items.map(searches.read).find((one) => one.query === query);
  const wanted = { query, language, projectId: project.id, toolids: [], chat_history: [], file_search_tools: [] };
  const { id } = earlier ?? (await ask(ports, caller, { project, files: [], folders: [] }, wanted));
  const at = { tenant: caller.tenant, searchId: id, userId: caller.userId };
  await until(work, async () => (await readSearch(ports.table, at))?.deadline === undefined);
};

const begin = async (
  { ports, caller, project, app }: Work,
  { type, inputs }: Sample['runs'][number],
  language: Sample['language'],
): Promise<RunRecord> => {
  const wanted = { type, inputs, language, sources: ['FILES' as const] };
  const planned = await planRun(ports, { tenant: caller.tenant, projectId: project.id }, wanted);
  const found = { project, files: [], folders: [] };
  return startRun(ports, { caller, found, app }, { projectId: project.id, type, language, ...planned });
};

const make = async (work: Work, wanted: Sample['runs'][number], language: Sample['language']): Promise<void> => {
  const { ports, caller, project } = work;
  const { tenant } = caller;
  const { items } = await ports.table.query({ pk: projectPk(tenant, project.id), prefix: RUN_PREFIX });
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
    const project = await projectOf(ports, sample);
    if (!caller || !project) continue;
    const work = { ports, caller, project, app, signal };
    await until(work, filesAreRead(work));
    for (const query of sample.questions) await answer(work, { query, language: sample.language });
    for (const run of sample.runs) await make(work, run, sample.language);
  }
};
