// Recognizes addresses outside the organization's domain, and whether its owner lets them be invited.
import type { OrganisationRecord } from '../../store/organisations.ts';

export const isOutside = ({ domain }: OrganisationRecord, email: string): boolean =>
  email.slice(email.lastIndexOf('@') + 1) !== domain.toLowerCase();

/** Holds for everybody, owners too: they open the organization again first. */
export const refusesOutsider = (organisation: OrganisationRecord, email: string): boolean =>
  organisation.refusesOutsiders === true && isOutside(organisation, email);
