// Defines organizations as platform administrators and owners see them: the row, its credits, its usage.
import * as z from 'zod';
import { LEDGER_KINDS, ORGANISATION_STATUSES } from './enums.ts';
import { OrganisationId } from './ids.ts';

export const Organisation = z
  .object({
    id: OrganisationId,
    name: z.string(),
    code: z.string(),
    website: z.string(),
    email: z.string(),
    /** Email addresses of this domain may ask to join as guests. */
    domain: z.string(),
    status: z.enum(ORGANISATION_STATUSES),
    /** The owner's name, once there is an owner. */
    admin: z.string().optional(),
    members: z.number().int(),
    /** Questions and runs since the organization was created. */
    runs: z.number().int(),
    storageBytes: z.number().int(),
    credits: z.number().int(),
    createdAt: z.iso.datetime(),
    version: z.number().int(),
  })
  .meta({ id: 'Organisation' });
export type Organisation = z.infer<typeof Organisation>;

export const LedgerEntry = z
  .object({
    id: z.string(),
    kind: z.enum(LEDGER_KINDS),
    /** The change of the balance; a settlement returns the unused part of a reservation. */
    amount: z.number().int(),
    balance: z.number().int(),
    /** The id of the question or run. */
    about: z.string().optional(),
    /** The name of the question or run, if the reader may open it. */
    name: z.string().optional(),
    note: z.string().optional(),
    by: z.object({ id: z.string(), name: z.string() }),
    at: z.iso.datetime(),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const Credits = z
  .object({
    balance: z.number().int(),
    reserved: z.number().int(),
    rows: z.array(LedgerEntry),
    count: z.number().int(),
  })
  .meta({ id: 'Credits' });
