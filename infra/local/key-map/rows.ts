// A sample row of each kind, made by the functions of the store.
import type { Item, Write } from '#functions/ports/table.ts';
import { auditRow } from '#functions/store/audit.ts';
import { bin } from '#functions/store/bin.ts';
import { checklistLayouts } from '#functions/store/checklist-layouts.ts';
import { checklistRows, checklists } from '#functions/store/checklists.ts';
import { balances, held, ledger } from '#functions/store/credits.ts';
import { customRoles } from '#functions/store/custom-roles.ts';
import { deletedPeople } from '#functions/store/deleted-people.ts';
import { consents, driveClients, drives } from '#functions/store/drives.ts';
import { emails } from '#functions/store/emails.ts';
import { exportRows } from '#functions/store/exports.ts';
import { facts, factsOf } from '#functions/store/facts.ts';
import { figureAlerts } from '#functions/store/figure-alerts.ts';
import { erasures } from '#functions/store/file-erasures.ts';
import { evidenceFiles, files, pendingFiles } from '#functions/store/files.ts';
import { folders } from '#functions/store/folders.ts';
import { invitations } from '#functions/store/invitations.ts';
import { key, PLATFORM, pk } from '#functions/store/keys.ts';
import { lateBytes } from '#functions/store/late-bytes.ts';
import { avatarKey, members, personPk } from '#functions/store/members.ts';
import { nameIndex } from '#functions/store/name-index.ts';
import { organisationCodes } from '#functions/store/organisation-codes.ts';
import { organisationErasures } from '#functions/store/organisation-erasures.ts';
import { organisations, usage } from '#functions/store/organisations.ts';
import { inboxEmails, outboxKey } from '#functions/store/outbox.ts';
import { presence } from '#functions/store/presence.ts';
import { answerKey, questions } from '#functions/store/questions.ts';
import { resets } from '#functions/store/resets.ts';
import { runs } from '#functions/store/runs.ts';
import { sessions } from '#functions/store/sessions.ts';
import { shares } from '#functions/store/shares.ts';
import { sourceKeys } from '#functions/store/source-keys.ts';
import { statements } from '#functions/store/statements.ts';
import { tagNameRow, tags } from '#functions/store/tags.ts';
import { wordTemplateKey } from '#functions/store/word-templates.ts';
import { remnants, workspaceErasures } from '#functions/store/workspace-erasures.ts';
import { workspaceFolders } from '#functions/store/workspace-folders.ts';
import { edges, workspaces } from '#functions/store/workspaces.ts';
import { AT, by, FILE, FILE_FOLDER, FOLDER, QUESTION, RUN, TAG, TENANT, USER, WORKSPACE, work } from './names.ts';
import {
  audit,
  checklist,
  checklistRow,
  consent,
  drive,
  driveClient,
  exported,
  figureAlert,
  file,
  invitation,
  member,
  question,
  run,
  share,
  sourceKey,
  workspace,
} from './records.ts';

const putOf = (write: Write): Item => {
  if (!('put' in write)) throw new Error('a put was expected');
  return write.put;
};
const bare = (at: { pk: Item['pk']; sk: string }, expiresAt?: number): Item => ({
  ...at,
  version: 1,
  data: {},
  ...(expiresAt ? { expiresAt } : {}),
});

/** Descriptions and rows, in the order of the page. */
export const ROWS: readonly (readonly [string, Item])[] = [
  [
    'organisation',
    organisations.row(TENANT, {
      id: TENANT,
      name: '',
      code: '',
      website: '',
      email: '',
      domain: '',
      status: 'active',
      createdAt: AT,
    }),
  ],
  ['code of an organisation', organisationCodes.row(PLATFORM, { code: '<CODE>', tenant: TENANT })],
  ['organisation to be erased', organisationErasures.row(PLATFORM, { tenant: TENANT, createdAt: AT, ...work })],
  ['Word template of an organisation', bare(wordTemplateKey(TENANT))],
  ['what an organisation uses', usage.row(TENANT, { members: 0, runs: 0, storageBytes: 0, workspaces: 0, folders: 0 })],
  ['key of a source, encrypted', sourceKeys.row(TENANT, sourceKey)],
  ['custom roles', customRoles.row(TENANT, { roles: [] })],
  ['tag', tags.row(TENANT, { id: TAG, name: '', addedBy: by, addedOn: AT, status: 1 })],
  ['name of a tag', tagNameRow(TENANT, { id: TAG, name: '<name>' })],
  [
    'folder of workspaces',
    workspaceFolders.row(TENANT, { id: FOLDER, name: '', description: '', createdBy: by, createdAt: AT }),
  ],
  ['invitation', invitations.row(TENANT, invitation)],
  ['picture of a person', bare(avatarKey(TENANT, USER))],
  ['member', members.row(TENANT, member)],
  ['forgotten password, its letter', resets.row(TENANT, { userId: USER, secretHash: '', createdAt: 0, validUntil: 1 })],
  ['whose an email address is', emails.row(PLATFORM, { hash: '<hash>', tenant: TENANT })],
  ['tries left', bare(key(pk(PLATFORM, 'RATE', '<hash>'), '<quarter of an hour>'), 1)],
  ['somebody who is gone, what was theirs alone', deletedPeople.row(TENANT, { userId: USER, projectIds: [], ...work })],
  [
    'membership of a workspace',
    edges.row(TENANT, { projectId: WORKSPACE, userId: USER, role: 4, name: '', email: '' }),
  ],
  ['how fast a person may go', bare(key(personPk(TENANT, USER), 'RATE#<quota>#<window>'), 1)],
  [
    'sign-in of a person',
    sessions.row(TENANT, {
      id: '<session>',
      userId: USER,
      signedInAt: AT,
      seenAt: AT,
      agent: '',
      sourceIp: '',
      ended: 0,
    }),
  ],
  ['idempotency key', bare(key(personPk(TENANT, USER), 'ONCE#<hash>'), 1)],
  ['workspace', workspaces.row(TENANT, workspace)],
  ['upload, bytes on their way', pendingFiles.row(TENANT, file)],
  ['file', files.row(TENANT, { ...file, ...work })],
  [
    'folder of files',
    folders.row(TENANT, {
      id: FILE_FOLDER,
      projectId: WORKSPACE,
      name: '',
      createdBy: by,
      createdAt: AT,
      updatedAt: AT,
    }),
  ],
  ['owner of a name', nameIndex.row(TENANT, { projectId: WORKSPACE, place: 'NAME#file#<folder>#<hash>', of: FILE })],
  ['which file has these bytes', nameIndex.row(TENANT, { projectId: WORKSPACE, place: 'BYTES#<hash>', of: FILE })],
  [
    'figures of a file, by company and metric',
    facts.row(TENANT, {
      ...{ projectId: WORKSPACE, fileId: FILE, document: '', company: '', entity: '<company>', metric: '<metric>' },
      ...{ asOf: '', facts: [] },
    }),
  ],
  [
    'a primary statement of a file',
    statements.row(TENANT, {
      projectId: WORKSPACE,
      fileId: FILE,
      document: 'report.pdf',
      company: '',
      language: 'en',
      statement: { kind: 'balance', title: '', basis: 'consolidated', columns: [], lines: [] },
    }),
  ],
  ['which figures are a file’s', factsOf.row(TENANT, { projectId: WORKSPACE, fileId: FILE, rows: [] })],
  [
    'what was deleted in a workspace and can be restored',
    bin.row(TENANT, {
      ...{ name: '<deletion>', projectId: WORKSPACE, files: [], deletedAt: AT, deletedBy: by },
      erasedAt: '<deadline>',
    }),
  ],
  [
    'deleted workspace that can be restored',
    bin.row(TENANT, {
      ...{ name: '<deletion>', projectId: WORKSPACE, files: [], project: workspace, deletedAt: AT, deletedBy: by },
      erasedAt: '<deadline>',
    }),
  ],
  ['files to be erased', erasures.row(TENANT, { name: '<erasure>', projectId: WORKSPACE, fileIds: [], ...work })],
  ['workspace to be erased', workspaceErasures.row(TENANT, { projectId: WORKSPACE, ...work })],
  [
    'erased workspace whose bytes are looked for once more',
    lateBytes.row(PLATFORM, { tenant: TENANT, projectId: WORKSPACE, ...work }),
  ],
  ['file or question to be erased', remnants.row(TENANT, { projectId: WORKSPACE, kind: 'file', id: FILE })],
  ['question', questions.row(TENANT, question)],
  ['answer', bare(answerKey(TENANT, QUESTION, USER))],
  ['run', runs.row(TENANT, run)],
  ['events of a run of an analysis', bare(key(pk(TENANT, 'RUN', RUN), 'EVENT#<number>'), 1)],
  ['document of a run, earlier version of a file', evidenceFiles.row(TENANT, file)],
  ['link to a report', shares.row(TENANT, share)],
  ['checklist', checklists.row(TENANT, checklist)],
  ['row of a checklist', checklistRows.row(TENANT, checklistRow)],
  ['layout of lists, as it was corrected', checklistLayouts.row(TENANT, { hash: '<hash>', sheets: [] })],
  ['who has something open', presence.row(TENANT, { id: FILE, userId: USER, firstName: '', lastName: '', seenAt: 0 })],
  ['cloud drive that a workspace follows', drives.row(TENANT, drive)],
  ['consent to a cloud drive, on its way', consents.row(TENANT, consent)],
  ['OAuth client for a cloud drive, encrypted', driveClients.row(TENANT, driveClient)],
  ['document that has left', exportRows.row(TENANT, exported)],
  ['figures of a report that a new version changes', figureAlerts.row(TENANT, figureAlert)],
  ['events of a run', bare(key(pk(TENANT, 'RUN', QUESTION), 'EVENT#<last number>'), 1)],
  ['credits left', balances.row(TENANT, { balance: 0, jobs: 0 })],
  ['credits held for a job', held.row(TENANT, { about: '<job>', amount: 0, by, ...work })],
  ['ledger entry', ledger.row(TENANT, { kind: 'grant', amount: 0, about: '<about>', by, at: AT })],
  ['audit entry', putOf(auditRow(audit))],
  ['email sent', bare(outboxKey('<hash>'), 1)],
  [
    'email of a stage with an inbox',
    inboxEmails.row(PLATFORM, { hash: '<hash>', at: AT, to: '', subject: '', text: '', html: '' }),
  ],
];
