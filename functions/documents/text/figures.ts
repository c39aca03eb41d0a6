// Distinguishes the figures of a table from its words and from the years above its columns.

/** Digits with separators, signs of three languages, currency and percent. */
const FIGURE =
  /^[([]?\s*[-–—△▲▽+±]?\s*(?:US\$|[$€£¥₩￦])?\s*[-–—△▲▽]?\s*\(?\d(?:[\d,.\s]*\d)?\)?\s*(?:%|%p|x|배|倍|bps|pp)?\s*[)\]]?$/i;
const NONE = /^[-–—―ー△]$|^(?:n\/?[am]|nm)$/i;
const YEAR = /^(?:FY|CY)?\s*(?:19|20)\d{2}(?:\s*[년年]|\s*年度|\.\d{1,2}(?:\.\d{1,2}\.?)?)?$/;

/** No figure is longer; the pattern has many optional parts and is slow on long texts. */
const MAX_FIGURE_LENGTH = 80;

export const isFigure = (text: string): boolean => {
  const trimmed = text.trim();
  return trimmed.length <= MAX_FIGURE_LENGTH && FIGURE.test(trimmed);
};
export const isNone = (text: string): boolean => NONE.test(text.trim());
/** A figure, or a mark for none. */
export const isValue = (text: string): boolean => isFigure(text) || isNone(text);
export const isYear = (text: string): boolean => YEAR.test(text.trim());
/** A value that is not a year: it makes a row data and not a header. */
export const isDatum = (text: string): boolean => isValue(text) && !isYear(text);
