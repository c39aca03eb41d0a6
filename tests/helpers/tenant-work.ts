// Work of a workspace: a finished run with its report and link, and an answered question.
import { drives } from '#functions/store/drives.ts';
import { runKey } from '#functions/store/file-keys.ts';
import { appendEvents, finishQuestion, questions } from '#functions/store/questions.ts';
import { reportComments } from '#functions/store/report-edits.ts';
import { runs } from '#functions/store/runs.ts';
import { shares } from '#functions/store/shares.ts';
import { finishedRun } from './finished-run.ts';
import { AT, COMMENT_ID, driveIdOf, questionIdOf, runIdOf, shareIdOf } from './test-ids.ts';
import type { TestKernel } from './test-kernel.ts';

/** A finished run with its report, its documents and a link to it. */
export const addRun = async ({ table, kernel }: TestKernel, tenant: string, projectId: string) => {
  const id = runIdOf(projectId);
  const owner = { id: 'owner', name: 'owner' };
  const name = `canary-${tenant}`;
  const run = finishedRun({ id, projectId, name, organisation: tenant });
  const report = {
    title: name,
    organisation: tenant,
    language: 'en',
    createdAt: AT,
    writer: { kind: 'offline', name: 'offline' },
    sections: [{ id: 'customers', title: 'Customers', blocks: [], status: 'done' }],
    references: [],
  };
  const share = {
    id: shareIdOf(projectId),
    runId: id,
    projectId,
    name,
    createdBy: owner,
    createdAt: AT,
    expiresAt: '2099-01-01T00:00:00.000Z',
    opened: 0,
    secretHash: 'none',
  };
  const notes = [{ by: owner, at: AT, text: name }];
  const comment = { id: COMMENT_ID, runId: id, sectionId: 'customers', notes };
  const drive = {
    id: driveIdOf(projectId),
    projectId,
    provider: 'google' as const,
    isSample: true,
    account: name,
    connectedBy: owner,
    connectedAt: AT,
    token: { sealed: 'none', wrapped: 'none' },
    state: 'choosing' as const,
    folders: [],
    whenDeleted: 'remove' as const,
    attempt: 0,
    problems: [],
  };
  await table.write(
    { put: runs.row(tenant, run) },
    { put: shares.row(tenant, share) },
    { put: reportComments.row(tenant, comment) },
    { put: drives.row(tenant, drive) },
  );
  const { files } = kernel.ports;
  const json = new TextEncoder().encode(JSON.stringify(report));
  await files.write(runKey(tenant, id, 'report.1.json'), json, 'application/json');
  for (const extension of ['docx', 'pdf'])
    await files.write(runKey(tenant, id, `report.1.${extension}`), new Uint8Array(3), 'application/octet-stream');
};

export const addQuestion = async ({ table }: TestKernel, tenant: string, projectId: string) => {
  const searchId = questionIdOf(projectId);
  const question = {
    id: searchId,
    projectId,
    projectIds: [projectId],
    fileIds: [],
    sources: [],
    query: `canary-${tenant}`,
    history: [],
    status: 'InProgress' as const,
    createdBy: { id: 'owner', name: 'owner' },
    createdAt: AT,
  };
  const at = { tenant, searchId, userId: 'owner' };
  await table.write({ put: questions.row(tenant, question) });
  const last = await appendEvents(table, at, {
    last: 0,
    now: Date.now(),
    bodies: [{ event: 'stage', data: { stage: 1, attempt: 1 } }],
  });
  const answer = {
    language: 'en' as const,
    writer: { kind: 'offline' as const, name: 'offline' },
    blocks: [],
    references: [],
    alsoRead: [],
    related: [],
  };
  await finishQuestion(table, at, { status: 'Completed', answer, last, bodies: [], now: Date.now() });
};
