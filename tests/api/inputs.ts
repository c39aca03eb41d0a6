// A valid input for every route, made of the ids of one workspace: what the generated tests start from.
import type { RouteName } from '#shared/contract/contract.ts';
import { fileIdOf, type Input, searchIdOf } from '../helpers/test-kernel.ts';

export type Ids = { readonly project: string; readonly file: string; readonly search: string };
export const idsOf = (project: string): Ids => ({ project, file: fileIdOf(project), search: searchIdOf(project) });

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

const oneFile = ({ project }: Ids) => multipart({ projectId: project }, [{ name: 'a.txt', text: 'hello' }]);

export const VALID: { readonly [N in RouteName]: (ids: Ids) => Input } = {
  'account.adminSignIn': () => ({ body: { email: 'super@platform.test', password: 'wrong' } }),
  'account.memberSignIn': () => ({ body: { email: 'owner@alpha.test', password: 'wrong' } }),
  'account.signOut': () => ({}),
  'account.profile': () => ({}),
  'account.updateProfile': () => ({ body: { language: 'ja' } }),
  'account.projectRole': ({ project }) => ({ params: { projectId: project } }),
  'projects.list': () => ({}),
  'projects.create': () => ({ body: { name: 'New' } }),
  'projects.get': ({ project }) => ({ params: { id: project } }),
  'files.list': ({ project }) => ({ query: { projectId: project } }),
  'files.startUpload': ({ project }) => ({ body: { projectId: project, filename: 'a.txt', size: 5 } }),
  'files.finishUpload': ({ file }) => ({ body: { fileId: file } }),
  'files.upload': oneFile,
  'files.uploadAttachment': oneFile,
  'files.signedUrl': ({ file }) => ({ params: { fileId: file } }),
  'files.content': ({ file }) => ({ params: { fileId: file } }),
  'files.index': ({ project, file }) => ({
    body: { projectId: project, files_path: [{ id: file, s3_key: 'tenants/beta/uploads/x' }] },
  }),
  'files.deleteMany': ({ project, file }) => ({ params: { projectId: project }, body: { ids: [file] } }),
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
};
