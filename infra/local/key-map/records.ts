// One sample record of each kind that the table holds: what the keys are made of counts, the rest is empty.
import { AT, by, DRIVE, FILE, INVITATION, PROJECT, RUN, SEARCH, SHARE, TENANT, USER, work } from './names.ts';

export const file = {
  id: FILE,
  projectId: PROJECT,
  filename: '',
  contentType: '',
  size: 0,
  status: 'NotYet' as const,
  uploadedBy: by,
  uploadedAt: AT,
  updatedAt: AT,
  attempt: 1,
};
export const project = {
  id: PROJECT,
  name: '',
  alias: '',
  note: '',
  tags: [],
  access: 1 as const,
  owner: by,
  fileCount: 0,
  createdAt: AT,
  updatedAt: AT,
};
export const search = {
  id: SEARCH,
  projectIds: [],
  fileIds: [],
  sources: [],
  query: '',
  history: [],
  status: 'InProgress' as const,
  createdBy: by,
  createdAt: AT,
  ...work,
};
export const run = {
  id: RUN,
  projectId: PROJECT,
  type: 'CompanyProfiling' as const,
  name: '',
  inputVariable: '',
  inputs: {},
  language: 'en' as const,
  plan: { sections: [], sources: [], credits: 0, seconds: 0 },
  status: 'InProgress' as const,
  stage: 0,
  sections: [],
  sources: [],
  credits: 0,
  createdBy: by,
  createdAt: AT,
  attempt: 1,
  reported: 0,
  machine: 'run' as const,
  fileType: 'doc' as const,
  isSample: false,
  evidence: [],
  begunAt: AT,
  app: '',
  workspace: '',
  organisation: '',
  ...work,
};
export const drive = {
  id: DRIVE,
  projectId: PROJECT,
  provider: 'google' as const,
  isSample: false,
  account: '',
  connectedBy: by,
  connectedAt: AT,
  token: { sealed: '', wrapped: '' },
  state: 'idle' as const,
  folders: [],
  whenDeleted: 'remove' as const,
  attempt: 0,
  problems: [],
  due: work.deadline,
};
export const consent = {
  state: '<hash>',
  userId: USER,
  projectId: PROJECT,
  provider: 'google' as const,
  verifier: { sealed: '', wrapped: '' },
  redirectUri: '',
  endsAt: AT,
};
export const driveClient = {
  provider: 'google' as const,
  clientId: '',
  secret: { sealed: '', wrapped: '' },
  setBy: by,
  setAt: AT,
};
export const share = {
  id: SHARE,
  runId: RUN,
  projectId: PROJECT,
  name: '',
  createdBy: by,
  createdAt: AT,
  expiresAt: AT,
  opened: 0,
  secretHash: '',
};
export const exported = { about: RUN, projectId: PROJECT, name: '', by, at: AT, nonce: '<nonce>' };
export const member = {
  userId: USER,
  email: '<e-mail>',
  firstName: '',
  lastName: '',
  role: 4 as const,
  status: 1 as const,
  joinedAt: AT,
  isCustomSignup: false,
};
export const invitation = {
  id: INVITATION,
  email: '<e-mail>',
  role: 4 as const,
  secretHash: '',
  isOwnRequest: false,
  invitedBy: by,
  sent: 1,
  createdAt: AT,
  expiresAt: AT,
};
export const audit = {
  tenant: TENANT,
  userId: USER,
  action: 'signIn' as const,
  targets: [],
  sourceIp: '',
  requestId: '<request>',
  now: Date.parse(AT),
};

export const sourceKey = { source: 'dart' as const, sealed: '', wrapped: '', lastFour: '', setBy: by, setAt: AT };
