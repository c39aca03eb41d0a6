// The tables of how elements of HTML and of DART's filings are read.

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements whose content is not displayed. */
export const UNSEEN = set('script style noscript template svg math iframe object ix:header select title');
export const BLOCKS = set(
  'p div section article header footer main nav aside ul ol li dl dt dd blockquote pre address form fieldset figure figcaption hr br body html tr table caption center cover library document-name formula-version company-name extraction pre',
);
/** `te` and `tu` are DART's cells for input by the filer. */
export const CELLS = set('td th te tu');
export const VOID = set('br hr img input meta link col wbr area base embed source track');

const HEADINGS: Readonly<Record<string, number>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };

/** A heading's level; DART's titles are as deep as the sections around them. */
export const headingLevel = (name: string, xml: boolean, depth: number): number | undefined =>
  HEADINGS[name] ?? (xml && (name === 'title' || name === 'cover-title') ? Math.max(1, depth) : undefined);
