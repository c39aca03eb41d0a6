// Extends a date by the English words before it that are part of its period.

type Dated = { readonly key: string; readonly start: number };

const DAY_KEY = /^\d{4}-\d\d-\d\d$/;
/**
 * Words before a date in English: "the 39 weeks ended November 2, 2024", "the third quarter ended …", "at December 31,
 * 2020".
 */
const BEFORE_DAY =
  /(?:(?:\bthe\s+)?(?:\b(?:\d{1,2}|three|six|nine|twelve|thirteen|twenty-six|thirty-nine|fifty-two|fifty-three)[ -](?:weeks?|months?)|\b(?:first|second|third|fourth) (?:fiscal )?quarter|\b(?:fiscal )?(?:years?|quarters?|periods?)|\b(?:week|month)s?)(?: (?:fiscal )?(?:quarter|period))?\s+end(?:ed|ing)(?:\s+on)?|\b(?:as of|as at|at|on))\s+$/iu;
/** In characters. Set by hand, not tuned on a set. */
const MAX_LENGTH_BEFORE_DAY = 60;
export const withLead = <T extends Dated>(text: string, period: T, taken: Uint8Array): T => {
  if (!DAY_KEY.test(period.key)) return period;
  const from = Math.max(0, period.start - MAX_LENGTH_BEFORE_DAY);
  const lead = BEFORE_DAY.exec(text.slice(from, period.start))?.[0] ?? '';
  const start = period.start - lead.length;
  return lead === '' || taken.subarray(start, period.start).includes(1) ? period : { ...period, start };
};
