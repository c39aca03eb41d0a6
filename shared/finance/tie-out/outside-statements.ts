// Rules of the list of forty that are not run: they need notes read line by line, or rates that a text names.

/** What each would need: 21 a note that is told from others, 40 the rates of the text. */
export const OUTSIDE_STATEMENTS = {
  depreciationInNotes: 'notes',
  conversions: 'text',
} as const;
