// The secret of a password reset email, carried in the fragment of its link.
import { AppError } from '#shared/contract/errors.ts';

export type ResetLink = { readonly tenant: string; readonly userId: string; readonly secret: string };

export const resetLinkText = ({ tenant, userId, secret }: ResetLink): string => [tenant, userId, secret].join('.');

/** Parses the link only; the row decides whether it is valid. Throws resetInvalid. */
export const readResetLink = (text: string): ResetLink => {
  const found = /^([a-z0-9_-]{3,40})\.([A-Za-z0-9-]{1,64})\.([A-Za-z0-9_-]{20,100})$/.exec(text);
  const [, tenant, userId, secret] = found ?? [];
  if (!tenant || !userId || !secret) throw new AppError('resetInvalid');
  return { tenant, userId, secret };
};
