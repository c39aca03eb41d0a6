// Defines prices in credits. Without schemas, because the browser loads it.
export const PRICES = { question: 1 } as const;
/**
 * The initial balance of an organization by default: a memorandum, a valuation and questions for weeks. Set by hand,
 * not tuned on a set.
 */
export const STARTING_CREDITS = 1000;
