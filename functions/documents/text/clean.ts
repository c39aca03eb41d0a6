// Normalizes all extracted text: NFC, no control characters, single spaces, so that equal texts are equal bytes.

/** Control and format characters, byte order marks and directional marks; not the joiners that Korean and emoji need. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/gu;
const SPACES = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Cleans a text of one line. */
export const clean = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, '').replace(LONE_SURROGATE, '\ufffd').replace(SPACES, ' ').trim();

/** Replaces control characters and lone surrogates, one character by one, so that positions do not change. */
export const printable = (text: string): string => text.replace(/\p{Cc}/gu, ' ').replace(LONE_SURROGATE, '\ufffd');
