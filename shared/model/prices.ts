// Prices in credits. Without schemas, because the browser loads it.
export const PRICES = { question: 1 } as const;
/** What an organization begins with, unless whoever invites it says otherwise: a memorandum, a valuation and questions for weeks. Set by hand, no set chose it. */
export const STARTING_CREDITS = 1000;
