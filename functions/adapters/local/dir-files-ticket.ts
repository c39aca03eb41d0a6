// Signs tickets: what the holder of an address may do with one object, and until when. Tampering invalidates them.
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { FileKey } from '../../ports/files.ts';

/** Hexadecimal SHA-256 of the bytes. */
const checksum = z.string();
const common = { key: z.custom<FileKey>((key) => typeof key === 'string'), expiresAt: z.number() };
const Ticket = z.discriminatedUnion('do', [
  z.object({ ...common, do: z.literal('put'), size: z.number(), checksum, contentType: z.string() }),
  z.object({ ...common, do: z.literal('part'), size: z.number(), checksum, uploadId: z.string(), number: z.number() }),
  z.object({ ...common, do: z.literal('get'), contentType: z.string(), disposition: z.string() }),
]);
export type Ticket = z.infer<typeof Ticket>;

const signatureOf = (secret: string | Uint8Array, payload: string) =>
  createHmac('sha256', secret).update(payload).digest();

export const writeTicket = (secret: string | Uint8Array, ticket: Ticket): string => {
  const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${payload}.${signatureOf(secret, payload).toString('base64url')}`;
};

/** `undefined` for a forged or expired ticket. */
export const readTicket = (secret: string | Uint8Array, text: string, now: number): Ticket | undefined => {
  const [payload = '', signature = '', ...rest] = text.split('.');
  const given = Buffer.from(signature, 'base64url');
  const ours = signatureOf(secret, payload);
  if (rest.length > 0 || given.length !== ours.length || !timingSafeEqual(given, ours)) return undefined;
  // Base64 has several spellings of the same bytes; only the canonical one is accepted.
  if (given.toString('base64url') !== signature) return undefined;
  const ticket = Ticket.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return ticket.expiresAt > now ? ticket : undefined;
};
