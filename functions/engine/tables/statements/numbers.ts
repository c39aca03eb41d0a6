// A figure of a statement as it is printed, in the units of its table.

const NIL = /^[\s$€£¥₩]*[-−–—]+[\s%]*$/;
const NUMBER = /\d[\d,]*(?:\.\d+)?/;
const MINUS = /^[\s$€£¥￥₩￦]*(?:\(|[△▲−–-])/;

/** A dash is nothing; a bracket or a triangle before the digits is a minus. */
export const printedNumber = (text: string): number | undefined => {
  if (NIL.test(text)) return 0;
  const digits = NUMBER.exec(text)?.[0];
  if (digits === undefined || /[%％]/.test(text)) return undefined;
  const size = Number(digits.replaceAll(',', ''));
  return MINUS.test(text) && size !== 0 ? -size : size;
};

const BY_COMMAS = /\d,\d{3}/;
const BY_POINTS = /^\D*\d{1,3}(?:\.\d{3})+\D*$/;
/** Points between thousands: 1.500 could be either, so that no figure beside it can be read. */
export const isSetByPoints = (shown: readonly string[]): boolean =>
  !shown.some((text) => BY_COMMAS.test(text)) && shown.filter((text) => BY_POINTS.test(text)).length > 1;
