// Choices offered below a field: going to one of them is not leaving the field.
import type { FocusEvent } from 'react';

/** For the list that holds them. */
export const offersProps = { 'data-offers': '' } as const;

export const goesToOffers = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Element && relatedTarget.closest('[data-offers]') !== null;
