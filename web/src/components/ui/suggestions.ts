// Suggestions below a field: moving focus to one of them does not count as leaving the field.
import type { FocusEvent } from 'react';

/** For the list that holds them. */
export const suggestionsProps = { 'data-offers': '' } as const;

export const movesToSuggestions = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Element && relatedTarget.closest('[data-offers]') !== null;
