// A sample drive with the API of Google Drive, OneDrive or Dropbox, for organizations without a client of their own.
import { markupText } from '#shared/report/clean-text.ts';
import { json, missing, page } from '../sample-sources/replies.ts';
import { manage, managePage } from './manage.ts';
import { consent, revoke, token } from './oauth.ts';
import type { SampleApi } from './sample-api.ts';
import { type Edits, edits, isTrashed, type State } from './state.ts';

export type SampleDrive = {
  handle(request: Request): Promise<Response>;
  /** Acts as a person in the drive. */
  readonly edit: Edits;
  readonly state: State;
};

type Options = {
  /** Its path prefix: `/local/drive`. */
  readonly root: string;
  readonly api: SampleApi;
  readonly state: State;
  readonly now: () => number;
  readonly save?: (state: State) => void;
};

const shown = (state: State, id: string): Response => {
  const entry = state.entries.find((one) => one.id === id);
  if (!entry || isTrashed(state, entry)) return missing();
  const text = Buffer.from(entry.content, 'base64').toString();
  return page({
    title: entry.name,
    language: 'en',
    body: `<h1>${markupText(entry.name)}</h1><pre>${markupText(text)}</pre>`,
  });
};

/** Whether the form comes from this site: another site must not change the drive. */
const isFromHere = (request: Request): boolean => {
  const origin = request.headers.get('origin');
  return origin === null || origin === new URL(request.url).origin;
};

export const sampleDrive = ({ root, api, state, now, save = () => undefined }: Options): SampleDrive => {
  const edit = edits(state, now);
  const posted = async (path: string, request: Request): Promise<Response> => {
    const form = new URLSearchParams(await request.text());
    if (path.endsWith('/token')) return token(state, form, now());
    if (path === '/oauth/revoke') return revoke(state, form);
    if (path !== '/manage') return missing();
    return isFromHere(request) ? manage(state, edit, form, `${root}/manage`) : json({ error: 'origin' }, 403);
  };
  const opened = (path: string, url: URL): Response => {
    state.origin = url.origin;
    if (path === '/manage') return managePage(state);
    return path.startsWith('/accounts/') ? consent(state, url, now()) : missing();
  };
  const answer = async (path: string, request: Request): Promise<Response> => {
    const reply = await api(state, path, request);
    if (reply) return reply;
    if (path.startsWith('/file/')) return shown(state, path.slice('/file/'.length));
    return request.method === 'POST' ? posted(path, request) : opened(path, new URL(request.url));
  };
  return {
    state,
    edit,
    handle: async (request) => {
      const reply = await answer(new URL(request.url).pathname.slice(root.length), request);
      save(state);
      return reply;
    },
  };
};
