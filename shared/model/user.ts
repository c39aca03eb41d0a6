// Defines a person as the client sees them. One account belongs to one organization.
import * as z from 'zod';
import { LanguageCode, RoleNumber } from './codes.ts';
import { FLAGS } from './enums.ts';
import { line } from './line.ts';

export const User = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: RoleNumber,
    joinedAt: z.iso.datetime(),
    orgName: z.string(),
    avatar: z.string().optional(),
    isCustomSignup: z.boolean(),
    language: LanguageCode.optional(),
    /** The person has taken or declined the product tour, on any device. */
    tourSeen: z.boolean().optional(),
    /** The person's flags in the organization: of the role, or of the custom role that replaces them. */
    flags: z.array(z.enum(FLAGS)),
    customRole: z.string().optional(),
    /** Signs in with a code of an authenticator app. */
    mfa: z.boolean(),
    /** The stage requires an authenticator app for this role, and it is not set up yet. */
    mfaNeeded: z.boolean(),
    version: z.number().int(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** The form that mail servers accept: no quoted names, no IP addresses, only ASCII. */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());
export const Name = line(100);
/** Lower-case addresses, without empty strings that a form may send; at most 50. */
export const Emails = z
  .array(z.string().trim().max(254))
  .max(50)
  .transform((emails) => [...new Set(emails.filter((email) => email !== '').map((email) => email.toLowerCase()))])
  .pipe(z.array(Email).min(1));
