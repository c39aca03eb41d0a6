// Refuses passwords made of the words that an attacker would try first: the person's name, address and organization.
import { AppError } from '#shared/contract/errors.ts';
import { isMadeOf } from '#shared/model/password.ts';

type Person = { readonly email: string; readonly firstName: string; readonly lastName: string };
type Organisation = { readonly name: string; readonly code: string };

/** Throws passwordOwnWords if the password is little more than such words. */
export const requireNotOwnWords = (
  password: string,
  { email, firstName, lastName }: Person,
  { name, code }: Organisation,
): void => {
  if (isMadeOf(password, [email, firstName, lastName, name, code]))
    throw new AppError('passwordOwnWords', { field: 'password' });
};
