// Recognizes the numbering of lists: heading marks, entry numbers, codes with a parent.
/** Headings of parts: "A. ", "IV) ", "가. ", "第3章 ". */
const HEADING_MARK =
  /^(?:[A-Z]|[IVX]{1,4}|[Ⅰ-Ⅻ]|[가-하]|[①-⑳]|[一二三四五六七八九十]+|제?\s*\d+\s*[장편절]|第[\d一二三四五六七八九十]+[章編節部])\s*[.)．、:：-](?!\d)\s*\S/u;
const CODE = /^(?:[A-Z]{1,8}[-. ]?)?\d{1,4}(?:[.-]\d{1,4})*$/i;
const NUMBERED =
  /^(?:\(?\d{1,3}[.)]|\(?\d{1,3}(?:[.-]\d{1,3}){1,4}[.)]?\s|[A-Z][.-]\d{1,3}(?:[.-]\d{1,3}){0,3}[.)]?\s|\([a-z가-하]\)|[a-z][.)]|[①-⑳])(?:\s*[\p{L}"'“‘「『([]|\s+(?:\d{4}|\d+\p{L}))/u;

/** A line in brackets or marked as a heading: "[Tax]", "【税務】", "## Tax". */
const BRACKETED = /^(?:\[[^\]]+\]|【[^】]+】|〔[^〕]+〕|［[^］]+］|<[^>]+>|〈[^〉]+〉|《[^》]+》|#{1,6}\s.+)$/u;

export const isBracketed = (text: string): boolean => BRACKETED.test(text.trim());
export const hasHeadingMark = (text: string): boolean => HEADING_MARK.test(text);
/** "12", "A-3", "FIN 2.1". */
export const isCode = (text: string): boolean => CODE.test(text);
/** "FY2025", "FY25", "2025년", "2024年3月期". */
export const isYear = (text: string): boolean =>
  /^(?:[CF]Y ?(?:(?:19|20)\d\d|\d\d)|(?:19|20)\d\d(?:년도?|年度?)?(?: ?\d{1,2} ?[월月]期?)?|第?\d{1,3}기|第\d{1,3}期)(?:[AEF]|末|말)?$/iu.test(
    text.normalize('NFKC').trim(),
  );
/** "2-1" of "2-1. Work rules", "A.1" of "A.1 Docks"; empty if the text has no number. */
export const leadingCode = (text: string): string =>
  /^\(?((?:[A-Z][.-])?\d{1,3}(?:[.-]\d{1,3}){0,4}|[A-Z](?=[.)]))[.)]?\s/.exec(text)?.[1] ?? '';
/** Includes bullets of Japanese lists, but not squares and lozenges, which also mark headings. */
const BULLET = /^\s*(?:[-*•·]\s+|[–—－・‣◦▪]\s*)(?=\S)/u;
export const withoutBullet = (text: string): string => text.replace(BULLET, '').trim();
export const hasBullet = (text: string): boolean => BULLET.test(text);
/** A part of the entry above it, with a bullet or a number. */
export const isEntry = (text: string): boolean => /^[-–—•·・*◦▪○●]\s*\S/u.test(text) || isNumbered(text);
const WIDE = /[０-９．）（]/gu;
const WIDE_BY = 0xfee0;
/** Converts "１．" to "1.". */
export const narrow = (text: string): string =>
  text.replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_BY));
export const isNumbered = (text: string): boolean => NUMBERED.test(narrow(text)) || HEADING_MARK.test(narrow(text));

/** "1" is the parent of "1.2" and "1(a)", and "2.1" of "2.1.3". */
export const isParentOf = (code: string, next: string): boolean => {
  const bare = code.replace(/[.)]$/, '');
  const isBelow = ['.', '-', '('].some((mark) => next.startsWith(`${bare}${mark}`));
  return bare !== '' && isBelow && next.length > bare.length + 1;
};
