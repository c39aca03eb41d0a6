// One form for all extracted text: NFC, no control characters, single spaces, so that equal texts are equal bytes.

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
const CONTROL =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/g;
const SPACES = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A piece of one line. */
export const clean = (text: string): string =>
  text.normalize('NFC').replace(CONTROL, '').replace(LONE_SURROGATE, '\ufffd').replace(SPACES, ' ').trim();

/** A number as it stands in a table: digits with separators, signs of three languages, currency and percent. */
const FIGURE =
  /^[([]?\s*[-–—△▲▽+±]?\s*(?:US\$|[$€£¥₩￦])?\s*[-–—△▲▽]?\s*\(?\d[\d,.\s]*\)?\s*(?:%|%p|x|배|倍|bps|pp)?\s*[)\]]?$/i;
export const isFigure = (text: string): boolean => FIGURE.test(text.trim());
/** A figure or what stands for none. */
export const isValue = (text: string): boolean => isFigure(text) || /^[-–—―ー△]$|^(n\/?[am]|nm)$/i.test(text.trim());
