// Writes out the two-digit years of questions: 24년 매출, 25年3月期, "budget for 26?".
import shortYears from '#shared/language/lexicon/short-years.json' with { type: 'json' };

const { ko, en, ja } = shortYears;
const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
const PATTERNS = [
  String.raw`(?<![\d.,약])(?<!${anyOf(ko.notBefore)}\s?)(\d\d)년(?=도|말|초|에|의|은|이\s|[\s?.,]|$|1?\d월|[1-4]분기|[상하]반기)(?!도?\s?${anyOf(ko.notAfter)})`,
  String.raw`(?<![\d.,約])(?<!${anyOf(ja.notBefore)}\s?)(\d\d)年(?=度|末|の|は|に|、|[\s?？。]|$|1?\d月)(?!度?の?${anyOf(ja.notAfter)})`,
  String.raw`(?<=\b${anyOf(en.before)}\s|['’])(\d\d)(?=\s*(?:[?.,;]|$)|\s+(?:and|or|versus|vs|to)\b)`,
  // "turnover 25?": a few words and a year, unless they number a thing.
  String.raw`(?<=^\s*(?:[\p{L}&-]+\s+){0,2}(?!${anyOf(en.notBefore)}\s)[\p{L}&-]+\s+)(\d\d)(?=\s*[?.!]*\s*$)`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** Years of the last two decades, and forecasts. Set by hand. */
const BEFORE = 20;
const AFTER = 10;
const CENTURY = 2000;

export const withFullYears = (question: string, now: number): string => {
  const year = new Date(now).getUTCFullYear();
  const full = (found: string, short: string): string => {
    const named = CENTURY + Number(short);
    return named >= year - BEFORE && named <= year + AFTER ? found.replace(short, String(named)) : found;
  };
  return PATTERNS.reduce((text, pattern) => text.replace(pattern, full), question);
};
