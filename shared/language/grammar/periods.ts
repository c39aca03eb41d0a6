// Finds years, quarters, halves, months, dates and fiscal terms in Korean, English and Japanese text.
import { withLead } from './day-lead.ts';

/** `2021`, `2021H1`, `2021Q3`, `2021-03`, `2021-12-31`; `#53` for the 53rd fiscal term, `#53Q3` and `#53H1` within it. */
export type Period = { readonly start: number; readonly end: number; readonly key: string };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/**
 * A month's name or abbreviation, but not "margin". The limit on the letters behind avoids quadratic time on a text of
 * only letters.
 */
export const MONTH =
  '\\b(jan(?=uary|\\b)|feb(?=ruary|\\b)|mar(?=ch|\\b)|apr(?=il|\\b)|may(?=\\b)|jun(?=e|\\b)|jul(?=y|\\b)|aug(?=ust|\\b)|sep(?=t|\\b)|oct(?=ober|\\b)|nov(?=ember|\\b)|dec(?=ember|\\b))[a-z]{0,6}\\.?';
const ORDINAL: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
};
const ERAS: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925 };
const UNITS =
  '백만|천|만|억|조|원|명|주|개|万|億|兆|円|人|株|社|million|billion|thousand|percent|employees|shares|stores';
/** Four digits that are a year and not an amount. */
const YEAR = `(?<![\\d.,$€£¥₩])(19\\d\\d|20\\d\\d)(?![\\d%]|[.,]\\d|(?:${UNITS})|\\s(?:${UNITS})(?![가-힣]{2}))`;
const FISCAL_YEAR = '(?:회계연도|회계년도|사업연도|사업년도|会計年度|事業年度)';
const FISCAL = '(?:fy|fiscal(?: year)?(?: ended)?|cy)';

const two = (value: string | number): string => String(value).padStart(2, '0');
const full = (year: string): string => (year.length === 2 ? `20${year}` : year);
export const monthOf = (name: string): string => two(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);
/** The half in a word; half a year without an ordinal is the first, since the second is reported as the whole year. */
const half = (word: string): string => (/하|下|second|2/.test(word) ? 'H2' : 'H1');
const era = (name: string, year: string): string => String((ERAS[name] ?? 0) + (year === '元' ? 1 : Number(year)));

type Groups = readonly string[];
type Rule = readonly [pattern: string, key: (groups: Groups) => string];
const at = (groups: Groups, i: number): string => groups[i] ?? '';

/** Rules in order of precedence at each position, the most specific first. Groups are numbered within each pattern. */
const RULES: readonly Rule[] = [
  // A whole calendar year in full: 2021.01.01 부터 2021.12.31 까지, 2021년 1월~12월. 2021-01-12 is a day.
  [
    '(?!\\d{4}(?:-0?1-|/0?1/|\\.0?1\\.)12(?!\\d))((?:19|20)\\d\\d)\\s?[-./년年]\\s?0?1\\s?(?:[-./월月]\\s?(?:0?1\\s?[일日]?)?)?\\s?(?:부터|から|~|∼|～|-)\\s?(?:\\1\\s?[-./년年]\\s?)?12\\s?(?:[-./월月]\\s?(?:31\\s?[일日]?)?)?(?:\\s?(?:까지|まで))?',
    (g) => at(g, 0),
  ],
  [`${MONTH}\\s*(\\d{1,2})(?:st|nd|rd|th)?,?\\s*${YEAR}`, (g) => `${at(g, 2)}-${monthOf(at(g, 0))}-${two(at(g, 1))}`],
  [`(?<!\\d)(\\d{1,2})\\s+${MONTH},?\\s*${YEAR}`, (g) => `${at(g, 2)}-${monthOf(at(g, 1))}-${two(at(g, 0))}`],
  [
    '(?<!\\d)((?:19|20)\\d\\d)\\s?[-./]\\s?(\\d{1,2})\\s?[-./]\\s?(\\d{1,2})(?!\\d)',
    (g) => `${at(g, 0)}-${two(at(g, 1))}-${two(at(g, 2))}`,
  ],
  [
    '(令和|平成|昭和)\\s?(元|\\d{1,2})\\s?年\\s?(\\d{1,2})\\s?月\\s?(\\d{1,2})\\s?日',
    (g) => `${era(at(g, 0), at(g, 1))}-${two(at(g, 2))}-${two(at(g, 3))}`,
  ],
  [
    '(令和|平成|昭和)\\s?(元|\\d{1,2})\\s?年\\s?(\\d{1,2})\\s?月期?',
    (g) => `${era(at(g, 0), at(g, 1))}-${two(at(g, 2))}`,
  ],
  ['(令和|平成|昭和)\\s?(元|\\d{1,2})\\s?年度?', (g) => era(at(g, 0), at(g, 1))],
  [
    `${YEAR}\\s?[년年]\\s?(\\d{1,2})\\s?[월月]\\s?(\\d{1,2})\\s?[일日]`,
    (g) => `${at(g, 0)}-${two(at(g, 1))}-${two(at(g, 2))}`,
  ],
  [
    `${YEAR}\\s?(?:[년年]度?도?|${FISCAL_YEAR})?[의の]?\\s?(?:제|第)?\\s?([1-4])\\s?(?:분기|四半期)`,
    (g) => `${at(g, 0)}Q${at(g, 1)}`,
  ],
  [
    `(?<!\\d)(\\d\\d)[년年]度?도?[의の]?\\s?(?:제|第)?\\s?([1-4])\\s?(?:분기|四半期)`,
    (g) => `${full(at(g, 0))}Q${at(g, 1)}`,
  ],
  [
    `${YEAR}\\s?(?:[년年]度?도?)?\\s?(상반기|하반기|반기|上半期|下半期|上期|下期|中間期)`,
    (g) => `${at(g, 0)}${half(at(g, 1))}`,
  ],
  [
    `${YEAR}\\s?[년年]\\s?(\\d{1,2})\\s?(?:월|月期?)(?!\\d|\\s?\\d{1,2}\\s?[일日])`,
    (g) => `${at(g, 0)}-${two(at(g, 1))}`,
  ],
  // Months as systems export them: 2024-03. Up to 2011-12, two numbers may be the years of a fiscal year.
  ['(?<![\\d.,])(20(?:1[2-9]|[2-9]\\d))[-/](0[1-9]|1[0-2])(?![\\d%]|[-/.,]\\d)', (g) => `${at(g, 0)}-${at(g, 1)}`],
  [`${YEAR}\\s?(?:년도?|年度?)`, (g) => at(g, 0)],
  ["['’](\\d\\d)\\s?(?:년도?|年度?)", (g) => full(at(g, 0))],
  [`${YEAR}\\s?${FISCAL_YEAR}`, (g) => at(g, 0)],
  [
    `(?:q([1-4])|([1-4])q)\\s?(?:of\\s)?(?:the\\s)?${FISCAL}?[\\s']*${YEAR}`,
    (g) => `${at(g, 2)}Q${at(g, 0) || at(g, 1)}`,
  ],
  [`(?:q([1-4])|([1-4])q)(?:fy)?'?(\\d\\d)(?![\\d%]|[.,]\\d)`, (g) => `${full(at(g, 2))}Q${at(g, 0) || at(g, 1)}`],
  [`${FISCAL}?\\s?${YEAR}\\s?[-,]?\\s?q([1-4])(?![\\w])`, (g) => `${at(g, 0)}Q${at(g, 1)}`],
  [
    `(first|second|third|fourth|1st|2nd|3rd|4th) quarter (?:of )?(?:the )?(?:${FISCAL} ?(?:year )?)?${YEAR}`,
    (g) => `${at(g, 1)}Q${ORDINAL[at(g, 0).toLowerCase()]}`,
  ],
  [
    `(?:q([1-4])|([1-4])q|(first|second|third|fourth) quarter)\\s?(?:of\\s)?(?:the\\s)?(?:fy|fiscal(?: year)?)\\s?['’]?(\\d\\d)(?![\\d%]|[.,]\\d)`,
    (g) => `${full(at(g, 3))}Q${at(g, 0) || at(g, 1) || ORDINAL[at(g, 2).toLowerCase()]}`,
  ],
  [
    `${FISCAL}?\\s?${YEAR}(?:['’]s)? (first|second|third|fourth|1st|2nd|3rd|4th) quarter`,
    (g) => `${at(g, 0)}Q${ORDINAL[at(g, 1).toLowerCase()]}`,
  ],
  [`(?:h([12])|([12])h)\\s?(?:of\\s)?${FISCAL}?[\\s']*${YEAR}`, (g) => `${at(g, 2)}H${at(g, 0) || at(g, 1)}`],
  [`(?:h([12])|([12])h)(?:fy)?'?(\\d\\d)(?![\\d%]|[.,]\\d)`, (g) => `${full(at(g, 2))}H${at(g, 0) || at(g, 1)}`],
  [`(first|second) half (?:of )?(?:${FISCAL} ?)?${YEAR}`, (g) => `${at(g, 1)}${half(at(g, 0).toLowerCase())}`],
  [`${MONTH}\\s+${YEAR}`, (g) => `${at(g, 1)}-${monthOf(at(g, 0))}`],
  // Days and months as spreadsheets print them: 24-Aug-23, Aug-23.
  [
    `(?<![\\d.-])(\\d{1,2})-${MONTH}-((?:20)?\\d\\d)(?!\\d)`,
    (g) => `${full(at(g, 2))}-${monthOf(at(g, 1))}-${two(at(g, 0))}`,
  ],
  [`${MONTH}[-'’](\\d\\d)(?![\\d%]|[-.,]\\d)`, (g) => `${full(at(g, 1))}-${monthOf(at(g, 0))}`],
  [`${FISCAL}\\s?'?${YEAR}`, (g) => at(g, 0)],
  ["fy\\s?'?(\\d\\d)(?![\\d%]|,\\d)", (g) => full(at(g, 0))],
  [
    '(?:제|第)\\s?(\\d{1,3})\\s?\\(?[당전]?\\)?\\s?[기期]\\s?(?:(?:제|第)?\\s?([1-4])\\s?(?:분기|四半期)|(상반기|반기|中間期?|半期))?',
    (g) => `#${at(g, 0)}${at(g, 1) ? `Q${at(g, 1)}` : at(g, 2) ? 'H1' : ''}`,
  ],
  // 期 after one digit counts phases of works and terms in a row.
  ['(?<![\\d.,月])(?:(\\d{1,3})기(?![가-힣])|(\\d{2,3})期(?![間分目連工]))', (g) => `#${at(g, 0) || at(g, 1)}`],
  [YEAR, (g) => at(g, 0)],
];

/** Most rules need a year of four digits and are skipped for texts without one. */
const WHOLE_YEAR = /(?:19|20)\d\d/u;
const YEAR_IN_RULE = /19\|20|19\\d\\d/u;
const COMPILED = RULES.map(([pattern, key]) => ({
  pattern: new RegExp(pattern, 'giu'),
  key,
  needsYear: YEAR_IN_RULE.test(pattern),
}));
const OF_ANY_TEXT = COMPILED.filter(({ needsYear }) => !needsYear);

const found = (text: string, { pattern, key }: (typeof COMPILED)[number]): Period[] =>
  [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].trimEnd().length,
    key: key(match.slice(1).map((group) => group ?? '')),
  }));

const FULL_WIDTH = 0xfee0;
/** Japanese filings print days in full-width digits, which have the same length as plain ones. */
const plainDigits = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH));

/** Every period contains a digit, except the first year of an era. */
const MAY_NAME_PERIOD = /[\d０-９元]/u;

const read = (printed: string): readonly Period[] => {
  const text = plainDigits(printed);
  const chosen: Period[] = [];
  // Marks the characters of known periods: comparing all pairs of periods takes quadratic time.
  const taken = new Uint8Array(text.length);
  for (const rule of WHOLE_YEAR.test(text) ? COMPILED : OF_ANY_TEXT)
    for (const period of found(text, rule)) {
      if (taken.subarray(period.start, period.end).includes(1)) continue;
      taken.fill(1, period.start, period.end);
      chosen.push(period);
    }
  return chosen.map((period) => withLead(text, period, taken)).sort((a, b) => a.start - b.start);
};

/** Rows and sentences of a document are read many times for one question. */
const MAX_KNOWN = 1000;
const MAX_KNOWN_LENGTH = 400;
const known = new Map<string, readonly Period[]>();

/** The periods of a text in reading order, without overlaps. */
export const periodsIn = (printed: string): Period[] => {
  if (!MAY_NAME_PERIOD.test(printed)) return [];
  const before = known.get(printed);
  if (before) return [...before];
  const periods = read(printed);
  if (known.size >= MAX_KNOWN) known.clear();
  if (printed.length <= MAX_KNOWN_LENGTH) known.set(printed, periods);
  return [...periods];
};

const DAY_WORDS = new RegExp(
  `(?:\\b(?:as of|as at|at|on|ended|ending)\\s+)?\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?!,?\\s*(?:19|20)\\d\\d)|(?<!\\d|[\\d元][년年]\\s?)(\\d{1,2})\\s?[월月]\\s?(\\d{1,2})\\s?[일日](?:\\s?(?:기준|현재|말|現在|時点|末))?`,
  'giu',
);
/** Days without a year (12-31); the year is in the rest of the question or unknown. */
export const daysIn = (text: string): Period[] =>
  [...text.matchAll(DAY_WORDS)].map((match) => {
    const [, name, day, month, date] = match;
    return {
      start: match.index,
      end: match.index + match[0].length,
      key: name ? `${monthOf(name)}-${two(day ?? '')}` : `${two(month ?? '')}-${two(date ?? '')}`,
    };
  });
