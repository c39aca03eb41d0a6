// Generates rows of every list for a tenant, for measuring lists of any length.
import { auditRow } from '#functions/store/audit.ts';

export const WORKSPACE = 'prj_000000000001';
export const NOW = Date.parse('2026-11-01T00:00:00.000Z');
export const BY = { id: 'u1', name: '한지석' };

/** The last letter of an id chooses the shard of a file. These are as evenly spread as random ids. */
const COLUMN_NAMES = '23456789abcdefghjkmnpqrstuvwxyz';
const idOf = (kind: string, n: number): string =>
  `${kind}_000000000001_${String(n).padStart(15, '0')}${COLUMN_NAMES[n % COLUMN_NAMES.length]}`;
export const timeOf = (n: number): string => new Date(NOW - n * 1000).toISOString();

export const file = (n: number) => ({
  id: idOf('fil', n),
  projectId: WORKSPACE,
  filename: `계약서 ${(n * 7919) % 100_003}.pdf`,
  contentType: 'application/pdf',
  size: 1_000 + n,
  status: 'Done' as const,
  uploadedBy: BY,
  uploadedAt: timeOf(n),
  updatedAt: timeOf(n),
  attempt: 1,
});
export const question = (n: number) => ({
  id: idOf('sea', n),
  projectId: WORKSPACE,
  projectIds: [WORKSPACE],
  fileIds: [],
  sources: [],
  query: `매출액은? ${n}`,
  history: [],
  status: 'Completed' as const,
  createdBy: BY,
  createdAt: timeOf(n),
});
export const run = (n: number) => ({
  id: idOf('run', n),
  projectId: WORKSPACE,
  type: 'CompanyProfiling' as const,
  name: `회사 프로필 ${n}`,
  inputVariable: '가온물류',
  inputs: {},
  language: 'ko' as const,
  plan: { sections: [], sources: [], credits: 1, seconds: 1 },
  status: 'Completed' as const,
  stage: 5,
  sections: [],
  sources: [],
  credits: 1,
  createdBy: BY,
  createdAt: timeOf(n),
  attempt: 1,
  reported: 1,
  machine: 'run' as const,
  fileType: 'doc' as const,
  isSample: false,
  evidence: [],
  begunAt: timeOf(n),
  app: '',
  workspace: '',
  organisation: '',
});
export const folder = (n: number) => ({
  id: idOf('fol', n),
  projectId: WORKSPACE,
  name: `폴더 ${n}`,
  createdBy: BY,
  createdAt: timeOf(n),
  updatedAt: timeOf(n),
});
export const member = (n: number) => ({
  userId: `u${n}`,
  email: `u${n}@x.test`,
  firstName: '지석',
  lastName: '한',
  role: 5 as const,
  status: 1 as const,
  joinedAt: timeOf(n),
  isCustomSignup: false,
});
export const audit = (tenant: string, n: number) =>
  auditRow({
    tenant,
    userId: BY.id,
    action: 'file.open',
    targets: [idOf('fil', n)],
    sourceIp: '',
    requestId: `r${n}`,
    now: NOW - n * 1000,
  });
