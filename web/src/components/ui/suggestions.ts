// Suggestions below a field: moving focus to one of them does not count as leaving the field.
import type { FocusEvent } from 'react';

/** The props of the list that contains the suggestions. */
export const suggestionsProps = { 'data-offers': '' } as const;

export const movesToSuggestions = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Element && relatedTarget.closest('[data-offers]') !== null;
