// Rules of the list of forty that need sentences, or notes read line by line: tables alone are checked beside the statements.

/** What each would need: 21 a note that is told from others; 36, 37 and 40 the text. */
export const OUTSIDE_STATEMENTS = {
  depreciationInNotes: 'notes',
  growthInText: 'text',
  ratiosInText: 'text',
  conversions: 'text',
} as const;
