// Downloads a file's content, and tells a refusal of this file from a failure of the whole drive.
import { UPLOAD } from '#shared/model/upload.ts';
import type { Download } from '../ports/drives.ts';
import type { Outcome } from '../ports/sources.ts';
import type { WebReply } from '../ports/web-fetch.ts';
import { type Failure, type Landed, landed, ok } from '../sources/outcome.ts';
import { firstPart, inParts, whole } from './in-parts.ts';

type Get = (headers: Readonly<Record<string, string>>, maxBytes: number) => Promise<WebReply>;

/** `refused` maps an error that concerns only this file. */
export const download = async (
  get: Get,
  size: number | undefined,
  refused: (reply: Landed) => Extract<Download, { is: 'refused' }> | Failure | undefined,
): Promise<Outcome<Download>> => {
  const reply = await firstPart(get, size ?? 0, UPLOAD.maxBytes);
  if (!reply.ok && reply.fault === 'tooLarge') return ok({ is: 'refused', reason: 'tooLarge' });
  const refusal = reply.ok && reply.status >= 300 ? refused(reply) : undefined;
  if (refusal?.is === 'refused') return ok(refusal);
  const outcome = refusal ?? landed(reply);
  if (outcome.is !== 'ok') return outcome;
  const { status, bytes } = outcome.value;
  const parts = status === 206 && size !== undefined ? inParts(bytes, size, get) : whole(bytes);
  return ok({ is: 'ok', parts });
};
