// A sample row of each kind that an organization and its members have, made by the functions of the store.
import { customRoles } from '#functions/store/custom-roles.ts';
import { deletedPeople } from '#functions/store/deleted-people.ts';
import { emails } from '#functions/store/emails.ts';
import { invitations } from '#functions/store/invitations.ts';
import { key, PLATFORM, pk } from '#functions/store/keys.ts';
import { avatarKey, members, personPk } from '#functions/store/members.ts';
import { organisationCodes } from '#functions/store/organisation-codes.ts';
import { organisationErasures } from '#functions/store/organisation-erasures.ts';
import { organisations, usage } from '#functions/store/organisations.ts';
import { resets } from '#functions/store/resets.ts';
import { sessions } from '#functions/store/sessions.ts';
import { sourceKeys } from '#functions/store/source-keys.ts';
import { tagNameRow, tags } from '#functions/store/tags.ts';
import { wordTemplateKey } from '#functions/store/word-templates.ts';
import { workspaceFolders } from '#functions/store/workspace-folders.ts';
import { edges } from '#functions/store/workspaces.ts';
import { AT, by, FOLDER, TAG, TENANT, USER, WORKSPACE, work } from './names.ts';
import { invitation, member, sourceKey } from './records.ts';
import { bare, type SampleRow } from './sample-row.ts';

/** In the order of the page. */
export const ORGANISATION_ROWS: readonly SampleRow[] = [
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
];
