// Words that others know of whoever sets a password: none of them may be part of it (docs/security/limits.md lists them).
import { AppError } from '#shared/contract/errors.ts';
import { holdsWordOf } from '#shared/model/password.ts';
import type { OrganisationRecord } from '../../store/organisations.ts';

const PRODUCT = 'Footnote';

type Person = { readonly firstName: string; readonly lastName: string; readonly email: string };
type Organisation = Pick<OrganisationRecord, 'name' | 'code' | 'domain'>;

/** Throws passwordGuessable. */
export const demandUnguessable = (
  password: string,
  { firstName, lastName, email }: Person,
  { name, code, domain }: Organisation,
): void => {
  const [local = ''] = email.split('@');
  const [label = ''] = domain.split('.');
  if (holdsWordOf(password, [PRODUCT, firstName, lastName, local, name, code, label]))
    throw new AppError('passwordGuessable');
};
