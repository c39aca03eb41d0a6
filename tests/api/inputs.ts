// A valid input for every route, made of the ids of one workspace: what the generated tests start from.
import { membershipId } from '#functions/domain/ids.ts';
import type { RouteName } from '#shared/contract/contract.ts';
import {
  binnedFileIdOf,
  checklistIdOf,
  driveIdOf,
  fileFolderIdOf,
  fileIdOf,
  runIdOf,
  searchIdOf,
  shareIdOf,
  thingsOf,
} from '../helpers/test-ids.ts';
import type { Input } from '../helpers/test-kernel.ts';

export type Ids = ReturnType<typeof idsOf>;
/** The ids of one workspace and of its organisation, `alpha` or `beta`. */
export const idsOf = (project: string) => {
  const tenant = project.includes('beta') ? 'beta' : 'alpha';
  return {
    project,
    file: fileIdOf(project),
    binnedFile: binnedFileIdOf(project),
    fileFolder: fileFolderIdOf(project),
    search: searchIdOf(project),
    run: runIdOf(project),
    share: shareIdOf(project),
    drive: driveIdOf(project),
    checklist: checklistIdOf(project),
    /** Of the person who is invited to every workspace. */
    membership: membershipId(project, thingsOf(tenant).invitation),
    tenant,
    ...thingsOf(tenant),
  };
};

const boundary = 'test-boundary';
/** A multipart body with one small file. */
export const multipart = (fields: Record<string, string>, files: readonly { name: string; text: string }[]): Input => {
  const parts = [
    ...Object.entries(fields).map(
      ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    ...files.map(
      ({ name, text }) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n${text}\r\n`,
    ),
  ];
  return {
    body: new TextEncoder().encode(`${parts.join('')}--${boundary}--\r\n`),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
};

const oneFile = ({ project, fileFolder }: Ids) =>
  multipart({ projectId: project, folderId: fileFolder }, [{ name: 'a.txt', text: 'hello' }]);

const profile = { type: 'CompanyProfiling', inputs: { company: 'Gaon' }, language: 'en' };
const plan = {
  sections: [{ id: 'customers', title: 'Customers', on: true }],
  sources: [{ source: 'FILES', on: true, isSample: false }],
  credits: 1,
  seconds: 15,
};

export const VALID: { readonly [N in RouteName]: (ids: Ids) => Input } = {
  'account.adminSignIn': () => ({ body: { email: 'super@platform.test', password: 'wrong' } }),
  'account.memberSignIn': () => ({ body: { email: 'owner@alpha.test', password: 'wrong' } }),
  'account.openInvitation': () => ({ body: { invitation: 'alpha.inv_0000000000000000.secret' } }),
  'account.signUp': () => ({
    body: {
      email: 'new@elsewhere.test',
      password: 'Aa1!aaaa-x',
      firstName: 'New',
      lastName: 'Person',
      organizationCode: 'ALPHA',
    },
  }),
  'account.existed': () => ({ query: { email: 'owner@alpha.test' } }),
  'account.forgotPassword': () => ({ body: { email: 'owner@alpha.test' } }),
  'account.resetPassword': () => ({ body: { token: 'alpha.0123456789012345678', password: 'Aa1!aaaa-x' } }),
  'account.changePassword': () => ({ body: { currentPassword: 'right', password: 'Aa1!aaaa-x' } }),
  'account.confirmMfa': () => ({}),
  'account.signOut': () => ({}),
  'account.sessions': () => ({}),
  'account.endSession': () => ({ params: { id: '00000000-0000-4000-8000-000000000000' } }),
  'account.profile': () => ({}),
  'account.updateProfile': () => ({ body: { language: 'ja' } }),
  'account.projectRole': ({ project }) => ({ params: { projectId: project } }),
  'projects.list': () => ({}),
  'projects.withFiles': ({ project }) => ({ query: { projectId: project } }),
  'projects.create': () => ({ body: { name: 'New' } }),
  'projects.get': ({ project }) => ({ params: { id: project } }),
  'projects.update': ({ project }) => ({ params: { id: project }, body: { note: 'New note' } }),
  'projects.delete': ({ project }) => ({ params: { id: project } }),
  'projects.tree': () => ({}),
  'projects.move': ({ project, folder }) => ({ params: { projectId: project }, body: { folderId: folder } }),
  'projects.folders': () => ({}),
  'projects.createFolder': () => ({ body: { name: 'New' } }),
  'projects.updateFolder': ({ folder }) => ({ params: { id: folder }, body: { name: 'Renamed' } }),
  'projects.deleteFolder': ({ folder }) => ({ params: { id: folder } }),
  'people.list': ({ project }) => ({ params: { id: project } }),
  'people.addMembers': ({ project }) => ({ body: { projectId: project, emails: ['new@elsewhere.test', ''] } }),
  'people.addNewMembers': ({ project }) => ({ body: { projectId: project, emails: ['admin@alpha.test'] } }),
  'people.status': ({ membership }) => ({ params: { id: membership }, body: { isActive: true } }),
  'people.role': ({ membership }) => ({ params: { id: membership }, body: { role: 4 } }),
  'people.findInProject': ({ project }) => ({ params: { id: project }, query: { search: 'own' } }),
  'people.find': () => ({ query: { search: 'own' } }),
  'organisation.people': () => ({ query: { scope: 'everybody' } }),
  'organisation.invite': () => ({ body: { email: 'new@elsewhere.test' } }),
  'organisation.inviteAgain': ({ invitation }) => ({ params: { id: invitation } }),
  'organisation.personStatus': ({ invitation }) => ({
    params: { id: invitation },
    body: { isActive: false, confirmDelete: true },
  }),
  'organisation.personRole': ({ invitation }) => ({ params: { id: invitation }, body: { role: 5 } }),
  'organisation.tags': () => ({}),
  'organisation.addTag': () => ({ body: { name: 'New' } }),
  'organisation.updateTag': ({ tag }) => ({ params: { id: tag }, body: { status: 2 } }),
  'organisation.deleteTag': ({ tag }) => ({ params: { id: tag } }),
  'organisation.roles': () => ({}),
  'organisation.addRole': () => ({ body: { name: 'New', flags: ['ReportView'] } }),
  'organisation.updateRole': ({ customRole }) => ({ params: { id: customRole }, body: { name: 'Renamed' } }),
  'organisation.deleteRole': ({ customRole }) => ({ params: { id: customRole } }),
  'organisation.credits': () => ({}),
  'organisation.settings': () => ({}),
  'organisation.updateSettings': () => ({ body: { approvesOutsiders: true } }),
  'organisation.quotas': () => ({}),
  'organisation.balance': () => ({}),
  'organisation.audit': () => ({}),
  'organisation.auditCsv': () => ({}),
  'platform.summary': () => ({}),
  'platform.organisations': () => ({}),
  'platform.invite': () => ({ body: { name: 'New', website: 'new.example', email: 'owner@new.example' } }),
  'platform.update': ({ tenant }) => ({ params: { id: tenant }, body: { name: 'Renamed' } }),
  'platform.remove': ({ tenant }) => ({ params: { id: tenant } }),
  'platform.credits': ({ tenant }) => ({ params: { id: tenant } }),
  'platform.quotas': ({ tenant }) => ({ params: { id: tenant } }),
  'platform.setQuotas': ({ tenant }) => ({ params: { id: tenant }, body: { quotas: { workspaces: 10 } } }),
  'platform.grant': ({ tenant }) => ({ params: { id: tenant }, body: { amount: 10 } }),
  'files.list': ({ project, fileFolder }) => ({ query: { projectId: project, folderId: fileFolder } }),
  'files.bin': ({ project }) => ({ params: { projectId: project } }),
  'files.restore': ({ project, binnedFile }) => ({ params: { projectId: project }, body: { ids: [binnedFile] } }),
  'files.erase': ({ project, binnedFile }) => ({ params: { projectId: project }, body: { ids: [binnedFile] } }),
  'files.startUpload': ({ project, fileFolder }) => ({
    body: { projectId: project, folderId: fileFolder, filename: 'a.txt', size: 5 },
  }),
  'files.finishUpload': ({ file }) => ({ body: { fileId: file } }),
  'files.upload': oneFile,
  'files.uploadAttachment': oneFile,
  'files.signedUrl': ({ file }) => ({ params: { fileId: file } }),
  'files.content': ({ file }) => ({ params: { fileId: file } }),
  'files.index': ({ project, file }) => ({
    body: { projectId: project, files_path: [{ id: file, s3_key: 'tenants/beta/uploads/x' }] },
  }),
  'files.deleteMany': ({ project, file }) => ({ params: { projectId: project }, body: { ids: [file] } }),
  'files.resumeUpload': ({ file }) => ({ params: { fileId: file } }),
  'files.cancelUpload': ({ file }) => ({ params: { fileId: file } }),
  'files.update': ({ file, fileFolder }) => ({
    params: { fileId: file },
    body: { filename: 'renamed.txt', folderId: fileFolder },
  }),
  'files.retry': ({ file }) => ({ params: { fileId: file } }),
  'files.versions': ({ file }) => ({ params: { fileId: file } }),
  'folders.entries': ({ project, fileFolder }) => ({ query: { projectId: project, folderId: fileFolder } }),
  'folders.list': ({ project }) => ({ query: { projectId: project } }),
  'folders.create': ({ project, fileFolder }) => ({ body: { projectId: project, name: 'New', parentId: fileFolder } }),
  'folders.update': ({ fileFolder }) => ({ params: { id: fileFolder }, body: { name: 'Renamed' } }),
  'folders.delete': ({ fileFolder }) => ({ params: { id: fileFolder } }),
  'folders.deleteMixed': ({ project, file, fileFolder }) => ({
    params: { projectId: project },
    body: { attachmentIds: [file], folderIds: [fileFolder] },
  }),
  'files.delete': ({ project, file }) => ({ params: { projectId: project, attachmentId: file } }),
  'research.ask': ({ project }) => ({
    body: { query: 'What is it?', projectId: project },
    headers: { accept: 'text/event-stream' },
    signal: AbortSignal.abort(),
  }),
  'research.list': ({ project }) => ({ query: { projectId: project } }),
  'research.get': ({ search }) => ({ params: { searchId: search } }),
  'research.events': ({ search }) => ({ params: { searchId: search } }),
  'research.stop': ({ search }) => ({ params: { searchId: search } }),
  'research.exportWord': ({ search }) => ({ query: { id: search } }),
  'runs.plan': ({ project }) => ({ body: { projectId: project, ...profile } }),
  'runs.start': ({ project }) => ({ body: { projectId: project, ...profile, plan } }),
  'runs.list': ({ project }) => ({ query: { projectId: project } }),
  'runs.presence': ({ run }) => ({ params: { runId: run } }),
  'runs.get': ({ run }) => ({ params: { runId: run } }),
  'runs.events': ({ run }) => ({ params: { runId: run } }),
  'runs.cancel': ({ run }) => ({ params: { runId: run } }),
  'runs.delete': ({ run }) => ({ params: { runId: run } }),
  'runs.report': ({ run }) => ({ params: { runId: run } }),
  'runs.preview': ({ run }) => ({ params: { runId: run } }),
  'runs.rewrite': ({ run }) => ({ params: { runId: run, sectionId: 'customers' }, body: { instruction: 'Shorter' } }),
  // Of a run that waits for no structure: refused, and by whom it may be asked is what counts here.
  'runs.structure': ({ run }) => ({ params: { runId: run }, body: { sections: plan.sections } }),
  'runs.compare': ({ run }) => ({ params: { runId: run }, query: { with: run } }),
  'runs.frontMatter': ({ run }) => ({ params: { runId: run } }),
  'runs.setFrontMatter': ({ run }) => ({ params: { runId: run }, body: { codeName: 'Northstar' } }),
  'runs.download': ({ run }) => ({ params: { runId: run }, query: { format: '3' } }),
  'runs.share': ({ run }) => ({ params: { runId: run }, body: { expiresInDays: 7 } }),
  'runs.shareCode': () => ({
    body: { token: 'alpha.shr_000000000000_0000000000000000.secret', email: 'reader@example.test' },
  }),
  'runs.shares': ({ project }) => ({ query: { projectId: project } }),
  'runs.unshare': ({ share }) => ({ params: { shareId: share } }),
  'runs.openShare': () => ({ body: { token: 'alpha.shr_000000000000_0000000000000000.secret' } }),
  'runs.wordDownload': ({ project, run }) => ({ params: { projectId: project, workflowId: run } }),
  'runs.ofProject': ({ project }) => ({ params: { id: project } }),
  'runs.activities': ({ project }) => ({ query: { projectId: project } }),
  'drives.offers': () => ({}),
  'drives.setClient': () => ({
    params: { provider: 'google' },
    body: { clientId: 'client-0123', clientSecret: 'secret-0123' },
  }),
  'drives.removeClient': () => ({ params: { provider: 'google' } }),
  'drives.list': ({ project }) => ({ query: { projectId: project } }),
  'drives.connect': ({ project }) => ({ body: { projectId: project, provider: 'google' } }),
  'drives.reconnect': ({ drive }) => ({ params: { driveId: drive } }),
  'drives.finish': ({ project }) => ({ body: { projectId: project, state: 'state', code: 'code' } }),
  'drives.folders': ({ drive }) => ({ params: { driveId: drive } }),
  'drives.choose': ({ drive }) => ({ params: { driveId: drive }, body: { folders: [{ key: 'k', name: 'Folder' }] } }),
  'drives.sync': ({ drive }) => ({ params: { driveId: drive } }),
  'drives.disconnect': ({ drive }) => ({ params: { driveId: drive }, body: { files: 'keep' } }),
  'sources.list': () => ({}),
  'sources.setKey': () => ({ params: { source: 'tavily' }, body: { key: { key: 'tvly-0123456789abcdef' } } }),
  'sources.removeKey': () => ({ params: { source: 'tavily' } }),
  'sources.test': () => ({ params: { source: 'tavily' }, body: {} }),
  'sources.addFiling': ({ project, file }) => ({ body: { projectId: project, fileId: file } }),
  'sources.resolveCompany': () => ({ body: { name: 'Gaon' } }),
  'spreadsheets.list': ({ project }) => ({ query: { projectId: project } }),
  'spreadsheets.upload': ({ project }) => multipart({ projectId: project }, [{ name: 'a.xlsx', text: 'hello' }]),
  'spreadsheets.sync': ({ project, file }) => ({ params: { id: project, id2: file } }),
  'spreadsheets.open': ({ file }) => ({ params: { id: file } }),
  'spreadsheets.presence': ({ file }) => ({ params: { id: file } }),
  'spreadsheets.content': ({ file }) => ({ params: { id: file }, query: { sheet: '0', from: '1', to: '20' } }),
  'spreadsheets.edit': ({ file }) => ({
    params: { id: file },
    body: { version: 0, edits: [{ sheet: 0, row: 1, column: 1, input: '1' }] },
  }),
  'spreadsheets.save': ({ file }) => ({ params: { id: file }, body: { version: 0 } }),
  'spreadsheets.discard': ({ file }) => ({ params: { id: file } }),
  'spreadsheets.download': ({ file }) => ({ params: { id: file } }),
  'spreadsheets.delete': ({ file }) => ({ params: { id: file } }),
  'checklists.create': ({ project }) =>
    multipart({ projectId: project }, [{ name: 'a.csv', text: 'Question,Answer\nIs there a plan?,\n' }]),
  'checklists.list': ({ project }) => ({ query: { projectId: project } }),
  'checklists.get': ({ checklist }) => ({ params: { id: checklist } }),
  'checklists.read': ({ checklist }) => ({
    params: { id: checklist },
    body: { sheets: [{ name: '', headerRow: 1, columns: { question: 'A', answer: 'B' } }] },
  }),
  'checklists.presence': ({ checklist }) => ({ params: { id: checklist } }),
  'checklists.progress': ({ checklist }) => ({ params: { id: checklist } }),
  'checklists.rows': ({ checklist }) => ({ params: { id: checklist } }),
  'checklists.row': ({ checklist }) => ({ params: { id: checklist, rowId: 'row_000001' } }),
  'checklists.edit': ({ checklist }) => ({
    params: { id: checklist, rowId: 'row_000001' },
    body: { human: 'Yes, since 2021.', version: 1 },
  }),
  'checklists.editRows': ({ checklist }) => ({
    params: { id: checklist },
    body: { rows: ['row_000001'], change: { status: 'inReview' } },
  }),
  'checklists.request': ({ checklist }) => ({
    params: { id: checklist, rowId: 'row_000001' },
    body: { to: 'owner', text: 'Please send the plan.' },
  }),
  'checklists.requests': ({ project }) => ({ query: { projectId: project } }),
  'checklists.reply': ({ checklist }) => ({
    params: { id: checklist, rowId: 'row_000001' },
    body: { text: 'Here it is.' },
  }),
  'checklists.addQuestions': ({ checklist }) => ({
    params: { id: checklist },
    body: { questions: ['Who owns the brand?'] },
  }),
  'checklists.run': ({ checklist }) => ({ params: { id: checklist }, body: {} }),
  'checklists.download': ({ checklist }) => ({ params: { id: checklist } }),
  'checklists.share': ({ checklist }) => ({ params: { id: checklist }, body: { expiresInDays: 7 } }),
  'checklists.delete': ({ checklist }) => ({ params: { id: checklist } }),
};
