// Splits prose into sentences with positions, in three languages.

export type Stretch = { readonly text: string; readonly start: number; readonly end: number };

/** A full stop does not end a sentence in a number, after an abbreviation or an initial. */
const ABBREVIATION =
  /(?:\b(?:inc|corp|co|ltd|no|nos|vs|mr|ms|mrs|dr|st|u\.s|e\.g|i\.e|approx|fig|vol|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)|\b[A-Z])\.$/i;
const END = /[。！？]+["'”’」』)）]*|[.!?]+["'”’」』)）]*(?=\s|$|[^\s\d.!?])|\n+/g;
const CJK_STOP = /[。！？]/;
/** A Korean date, whose full stops end nothing: 2024. 12. 31. */
const DOTTED_DATE = /(?<!\d)(?:(?:19|20)\d\d|['’]\d\d)\.\s?(?:1[0-2]|0?[1-9])\.(?:\s?(?:3[01]|[12]\d|0?[1-9])\.)?/gu;

const isEnd = (text: string, start: number, at: number, mark: string): boolean => {
  if (mark.includes('\n') || CJK_STOP.test(mark)) return true;
  const next = text[at + mark.length];
  if (next !== undefined && !/\s/.test(next)) return /[가-힣]$/.test(text.slice(start, at)) && !/[\d%]/.test(next);
  return !ABBREVIATION.test(text.slice(start, at + 1));
};

export const splitSentences = (text: string): Stretch[] => {
  const out: Stretch[] = [];
  let start = 0;
  const push = (end: number) => {
    const raw = text.slice(start, end);
    const lead = raw.length - raw.trimStart().length;
    const trimmed = raw.trim();
    if (trimmed) out.push({ text: trimmed, start: start + lead, end: start + lead + trimmed.length });
    start = end;
  };
  const dates = [...text.matchAll(DOTTED_DATE)].map(({ index, 0: date }) => [index, index + date.length] as const);
  const isInDate = (at: number): boolean => dates.some(([from, to]) => from <= at && at < to);
  for (const match of text.matchAll(END))
    if (!isInDate(match.index) && isEnd(text, start, match.index, match[0])) push(match.index + match[0].length);
  push(text.length);
  return out;
};

const COMPLETE: Readonly<Record<string, RegExp>> = {
  ko: /(?:다|요|음|함|임|됨|니다)[.。]?["'”’)]*$/,
  ja: /[。！？]["」』）)]*$|(?:です|ます|した|ある|いる)$/,
  en: /[.!?]["'”’)]*$/,
};

const SHORTEST: Readonly<Record<string, number>> = { ko: 15, ja: 12, en: 35 };
/** A sentence with a full stop may be shorter: "담보는 없다.", "No dividend was paid." Set by hand. */
const SHORTEST_STOPPED: Readonly<Record<string, number>> = { ko: 7, ja: 8, en: 18 };
const STOPPED = /[.。]$/;
const MAX_LENGTH = 600;
/** A line with a larger share of digits is a row of figures. Set by hand. */
const MAX_DIGITS = 0.3;
/** Korean and Japanese words have fewer characters, so figures take a larger share of a sentence. */
const MAX_DIGITS_CJK = 0.4;

/** Brackets at the end are ignored in deciding whether the text is a sentence. */
const CLOSING_BRACKETS = /\s?[(（][^()（）]*[)）](?=[.。]?$)/u;
/** Words in lower case that a name may contain, and legal forms such as s.r.o. */
const JOINS = /^(?:and|of|the|for|de|du|des|der|und|et|.*\..+)$/;
/** Whether every word is capitalized, as in a name: Example Holdings (Europe) Co., Ltd. */
const isName = (text: string): boolean =>
  text.split(/\s+/).every((word) => !/^["'“‘(]?\p{Ll}/u.test(word) || JOINS.test(word.replace(/[,.]+$/, '')));

/** A year is not counted among a sentence's figures. */
const YEAR = /(?<!\d)(?:19|20)\d\d\s?[년年](?:度)?/gu;

/** Whether the text begins and ends as a sentence, and is no heading, table fragment or list of numbers. */
export const isWhole = (text: string, language: string): boolean => {
  const kind = language in COMPLETE ? language : 'en';
  const shortest = STOPPED.test(text) ? SHORTEST_STOPPED : SHORTEST;
  if (text.length < (shortest[kind] ?? 30) || text.length > MAX_LENGTH || text.includes('\t')) return false;
  if (!COMPLETE[kind]?.test(text.replace(CLOSING_BRACKETS, ''))) return false;
  if (kind === 'en' && (!/^["'“‘(]?[A-Z0-9•]/.test(text) || isName(text))) return false;
  const digits = text.replace(YEAR, '').match(/[\d,.%$()]/g)?.length ?? 0;
  return digits / text.length < (kind === 'en' ? MAX_DIGITS : MAX_DIGITS_CJK) && !/(?:\.\s?){4,}|…{2,}/.test(text);
};
