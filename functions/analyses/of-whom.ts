// Names the questions that need a company, and those that observers of a market answer first.

/** Questions about rows that belong to no company: documents on companies give no reasons for them. */
export const OF_A_COMPANY: ReadonlySet<string> = new Set(['priceAndVolumeReasons', 'seasonReasons']);
/** Without a company, any company of the sources would answer for its industry. */
export const OF_THE_COMPANY: ReadonlySet<string> = new Set([...OF_A_COMPANY, 'suppliersOf', 'concentrationOf']);

/** Who watches a market describes it before a company of it does. */
export const OF_OBSERVERS: ReadonlySet<string> = new Set(['marketOf', 'marketShareOf']);
