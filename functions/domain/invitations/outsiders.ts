// Recognizes addresses outside the organization's domain, and whether its owner allows inviting them.
import type { OrganisationRecord } from '../../store/organisations.ts';

export const isOutside = ({ domain }: OrganisationRecord, email: string): boolean =>
  email.slice(email.lastIndexOf('@') + 1) !== domain.toLowerCase();

/** Applies to owners too: they must allow outsiders first. */
export const refusesOutsider = (organisation: OrganisationRecord, email: string): boolean =>
  organisation.refusesOutsiders === true && isOutside(organisation, email);
