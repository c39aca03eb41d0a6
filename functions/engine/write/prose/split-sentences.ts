// Splits prose into sentences with their positions, in three languages.

export type Stretch = { readonly text: string; readonly start: number; readonly end: number };

/** A full stop ends a sentence unless it stands in a number, after an abbreviation or an initial. */
const ABBREVIATION =
  /(?:\b(?:inc|corp|co|ltd|no|nos|vs|mr|ms|mrs|dr|st|u\.s|e\.g|i\.e|approx|fig|vol|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)|\b[A-Z])\.$/i;
const END = /[。！？]+["'”’」』)）]*|[.!?]+["'”’」』)）]*(?=\s|$|[^\s\d.!?])|\n+/g;
const CJK_STOP = /[。！？]/;

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
  for (const match of text.matchAll(END))
    if (isEnd(text, start, match.index, match[0])) push(match.index + match[0].length);
  push(text.length);
  return out;
};

const COMPLETE: Readonly<Record<string, RegExp>> = {
  ko: /(?:다|요|음|함|임|됨|니다)[.。]?["'”’)]*$/,
  ja: /[。！？]["」』）)]*$|(?:です|ます|した|ある|いる)$/,
  en: /[.!?]["'”’)]*$/,
};

const SHORTEST: Readonly<Record<string, number>> = { ko: 15, ja: 12, en: 35 };
/** With its full stop a shorter one is whole: "담보는 없다.", "No dividend was paid." Set by hand. */
const SHORTEST_STOPPED: Readonly<Record<string, number>> = { ko: 7, ja: 8, en: 18 };
const STOPPED = /[.。]$/;
const MAX_LENGTH = 600;
/** Share of digits above which a line is a row of figures. Set by hand. */
const MAX_DIGITS = 0.3;
/** A word of Korean or Japanese takes fewer letters, so that the same figures fill more of the sentence. */
const MAX_DIGITS_CJK = 0.4;

/** What stands in brackets at the end says nothing of whether the words before them are a sentence. */
const CLOSING_BRACKETS = /\s?[(（][^()（）]*[)）](?=[.。]?$)/u;
/** And forms of companies: s.r.o. */
const JOINS = /^(?:and|of|the|for|de|du|des|der|und|et|.*\..+)$/;
/** Every word of a name begins with a capital: Example Holdings (Europe) Co., Ltd. */
const isName = (text: string): boolean =>
  text.split(/\s+/).every((word) => !/^["'“‘(]?\p{Ll}/u.test(word) || JOINS.test(word.replace(/[,.]+$/, '')));

/** Which year is meant is a word of the sentence, none of its figures. */
const YEAR = /(?<!\d)(?:19|20)\d\d\s?[년年](?:度)?/gu;

/** A whole sentence: begins and ends as one, is no heading, table debris or list of numbers. */
export const isWhole = (text: string, language: string): boolean => {
  const kind = language in COMPLETE ? language : 'en';
  const shortest = STOPPED.test(text) ? SHORTEST_STOPPED : SHORTEST;
  if (text.length < (shortest[kind] ?? 30) || text.length > MAX_LENGTH || text.includes('\t')) return false;
  if (!COMPLETE[kind]?.test(text.replace(CLOSING_BRACKETS, ''))) return false;
  if (kind === 'en' && (!/^["'“‘(]?[A-Z0-9•]/.test(text) || isName(text))) return false;
  const digits = text.replace(YEAR, '').match(/[\d,.%$()]/g)?.length ?? 0;
  return digits / text.length < (kind === 'en' ? MAX_DIGITS : MAX_DIGITS_CJK) && !/(?:\.\s?){4,}|…{2,}/.test(text);
};
