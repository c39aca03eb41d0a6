// A drive provider with scripted replies that records its requests.

import { DRIVES } from '#functions/drives/registry.ts';
import type { DriveAccess, OpenDrive } from '#functions/ports/drives.ts';
import type { WebFetch, WebReply, WebRequest } from '#functions/ports/web-fetch.ts';
import type { DriveProvider } from '#shared/model/drive.ts';

type Reply = {
  readonly status?: number;
  readonly json?: unknown;
  readonly bytes?: Uint8Array;
  readonly retryAfterMs?: number;
};
type Answer = (request: WebRequest) => Reply | undefined;

const TOKENS = { json: { access_token: 'access-1', expires_in: 3600 } };
const isToken = ({ url }: WebRequest): boolean => /\/token$/.test(url.split('?')[0] ?? '');

const replyOf = (url: string, { status = 200, json, bytes, retryAfterMs }: Reply): WebReply => ({
  ok: true,
  status,
  url,
  type: 'json',
  bytes: bytes ?? new TextEncoder().encode(JSON.stringify(json ?? {})),
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
});

/** `answer` is called first; by default tokens are granted. */
export const driveServer = (provider: DriveProvider, answer: Answer) => {
  const asked: WebRequest[] = [];
  const web: WebFetch = async (request) => {
    asked.push(request);
    const reply = answer(request) ?? (isToken(request) ? TOKENS : { status: 404 });
    return replyOf(request.url, reply);
  };
  const client = { clientId: 'client', clientSecret: 'secret' };
  const access: DriveAccess = DRIVES[provider]({ web, client });
  const open = async (): Promise<OpenDrive> => {
    const drive = await access.open('refresh-1');
    if (drive.is !== 'ok') throw new Error(drive.is);
    return drive.value;
  };
  return { access, open, asked };
};

/** Returns the downloaded bytes, or the reason for the failure. */
export const downloaded = async (outcome: Awaited<ReturnType<OpenDrive['download']>>): Promise<string> => {
  if (outcome.is !== 'ok') return outcome.is;
  if (outcome.value.is === 'refused') return outcome.value.reason;
  const parts: Uint8Array[] = [];
  for await (const part of outcome.value.parts) parts.push(part);
  return new TextDecoder().decode(Buffer.concat(parts));
};
