// Defines fields and capabilities that the routes of accounts share.
import * as z from 'zod';

export const Password = z.string().min(1).max(256);
/** The secret of an emailed link, which proves access to the inbox. */
export const Secret = z.string().trim().min(20).max(200);
export const MfaCode = z.string().regex(/^\d{6}$/);

/** Capabilities needed to change how an account signs in. */
export const CHANGES_SIGN_IN = [
  'table.read',
  'table.write',
  'identity.signIn',
  'identity.signOut',
  'identity.manage',
  'mail.send',
] as const;
