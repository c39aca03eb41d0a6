// The common part of the sample drives' three APIs: authorization and content downloads.
import { createHash } from 'node:crypto';
import { bytes } from '../sample-sources/replies.ts';
import type { Entry, State } from './state.ts';

/** `path` begins after the drive's own; `undefined` for paths outside the API. */
export type SampleApi = (state: State, path: string, request: Request) => Promise<Response | undefined>;

export const isAllowed = (state: State, request: Request): boolean => {
  const [, access = ''] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  return state.accessTokens.includes(access);
};

export const contentOf = ({ content }: Entry): Buffer => Buffer.from(content, 'base64');

/** Whether the document is in a format of the drive's own. */
export const isOwn = ({ mimeType }: Entry): boolean => mimeType.startsWith('application/vnd.google-apps.');

export const md5 = (content: Buffer): string => createHash('md5').update(content).digest('hex');

/** Returns the whole content, or the requested range. */
export const rangeOf = (entry: Entry, request: Request): Response => {
  const content = contentOf(entry);
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (first === undefined) return bytes(content, entry.mimeType);
  const part = content.subarray(Number(first), Number(last) + 1);
  return new Response(new Uint8Array(part), { status: 206, headers: { 'content-type': entry.mimeType } });
};
