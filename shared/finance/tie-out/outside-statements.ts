// Rules of the list of forty that need figures of notes or text: only statements are stored line by line.

/** What each would need: 21, 26 and 27 the notes; 35 to 37 and 40 other tables and the text. */
export const OUTSIDE_STATEMENTS = {
  depreciationInNotes: 'notes',
  segmentProfits: 'notes',
  revenueSplits: 'notes',
  percentages: 'text',
  growthInText: 'text',
  ratiosInText: 'text',
  conversions: 'text',
} as const;
