// Periods written in Korean, English and Japanese filings, in one form: 2021, 2021Q3, 2021-12-31.

/** What the document itself says about its fiscal years. */
export type Fiscal = {
  /** Calendar year in which fiscal term N ends, minus N: 제53기 is 2021. */
  readonly termOffset?: number | undefined;
  /** Calendar year in which the reported fiscal year ends: 당기, 当期. */
  readonly current?: number | undefined;
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const YEAR = '((?:19|20)\\d{2})';
const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 };

const two = (value: number): string => String(value).padStart(2, '0');

const date = (year: number, month: number, day: number): string[] =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31 ? [`${year}-${two(month)}-${two(day)}`, `${year}`] : [`${year}`];
const quarter = (year: number, n: number): string[] => [`${year}Q${n}`, `${year}`];
const full = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

type Rule = readonly [RegExp, (match: readonly string[], fiscal: Fiscal) => readonly string[]];

/** The first rule that takes a stretch of text keeps it: a date is not a year again. */
const RULES: readonly Rule[] = [
  [
    new RegExp(`${YEAR}\\s?[.\\-/년年]\\s?(\\d{1,2})\\s?[.\\-/월月]\\s?(\\d{1,2})(?:\\s?[일日])?`, 'g'),
    ([, y = '', m, d]) => date(full(y), Number(m), Number(d)),
  ],
  [
    new RegExp(`${MONTH}\\.?\\s+(\\d{1,2})\\s*,?\\s+${YEAR}`, 'gi'),
    ([, m = '', d, y = '']) => date(full(y), MONTHS.indexOf(m.slice(0, 3).toLowerCase()) + 1, Number(d)),
  ],
  [
    new RegExp(`(\\d{1,2})\\s+${MONTH}\\.?,?\\s+${YEAR}`, 'gi'),
    ([, d, m = '', y = '']) => date(full(y), MONTHS.indexOf(m.slice(0, 3).toLowerCase()) + 1, Number(d)),
  ],
  [
    new RegExp(`${YEAR}\\s?년\\s?(?:제\\s?)?([1-4])\\s?(?:/\\s?4\\s?)?분기`, 'g'),
    ([, y = '', q]) => quarter(full(y), Number(q)),
  ],
  [new RegExp(`${YEAR}\\s?年度?\\s?第?\\s?([1-4])\\s?四半期`, 'g'), ([, y = '', q]) => quarter(full(y), Number(q))],
  [
    /\bQ([1-4])\s*[-']?\s*(?:FY|fiscal(?: year)?)?\s*'?((?:20)?\d{2})\b/gi,
    ([, q, y = '']) => quarter(full(y), Number(q)),
  ],
  [/\b([1-4])Q\s?'?((?:20)?\d{2})\b/gi, ([, q, y = '']) => quarter(full(y), Number(q))],
  [/\b(20\d{2})\s?[-.]?\s?Q([1-4])\b/gi, ([, y = '', q]) => quarter(full(y), Number(q))],
  [
    new RegExp(
      `\\b(first|second|third|fourth)[\\s-]quarter\\s+(?:of\\s+|and\\s+full\\s+year\\s+)?(?:fiscal\\s+)?(?:year\\s+)?${YEAR}`,
      'gi',
    ),
    ([, o = '', y = '']) => quarter(full(y), ORDINALS.indexOf(o.toLowerCase()) + 1),
  ],
  [
    /(令和|平成|昭和)\s?(\d{1,2}|元)\s?年(?:\s?(\d{1,2})\s?月)?/g,
    ([, era = '', n, m]) => {
      const year = (ERAS[era] ?? 0) + (n === '元' ? 1 : Number(n));
      return m ? date(year, Number(m), lastDay(year, Number(m))) : [`${year}`];
    },
  ],
  [
    new RegExp(`${YEAR}\\s?年\\s?(\\d{1,2})\\s?月期`, 'g'),
    ([, y = '', m]) => date(full(y), Number(m), lastDay(full(y), Number(m))),
  ],
  [
    /제\s?(\d{1,3})\s?(?:\(\s?[당전]+\s?\)\s?)?기/g,
    ([, n], { termOffset }) => (termOffset === undefined ? [] : [`${termOffset + Number(n)}`]),
  ],
  [/第\s?(\d{1,3})\s?期/g, ([, n], { termOffset }) => (termOffset === undefined ? [] : [`${termOffset + Number(n)}`])],
  [/전전\s?기|前々期/g, (_, { current }) => (current === undefined ? [] : [`${current - 2}`])],
  [
    /전\s?기(?:말|\s|\)|$)|前(?:期|連結会計年度|事業年度)/g,
    (_, { current }) => (current === undefined ? [] : [`${current - 1}`]),
  ],
  [
    /당\s?기(?:말|\s|\)|$)|当(?:期|連結会計年度|事業年度)/g,
    (_, { current }) => (current === undefined ? [] : [`${current}`]),
  ],
  [/\bFY\s?'?(\d{2})\b(?!\d)/gi, ([, y = '']) => [`${full(y)}`]],
  [new RegExp(`(?<![\\d,.])${YEAR}(?![\\d,]|\\.\\d)`, 'g'), ([, y = '']) => [y]],
];

export const periodsIn = (text: string, fiscal: Fiscal = {}): string[] => {
  const found = new Set<string>();
  let rest = text;
  for (const [form, read] of RULES)
    rest = rest.replace(form, (...match: unknown[]) => {
      const groups = match
        .filter((part) => typeof part === 'string' || part === undefined)
        .map((part) => part as string);
      for (const period of read(groups, fiscal)) found.add(period);
      return ' ';
    });
  return [...found].sort();
};

const SPAN = /부터|から|~|～|自/;

/** From "제 53 기 2021.01.01 부터 2021.12.31 까지" and its like, wherever the document first says it. */
export const fiscalOf = (text: string): Fiscal => {
  const term = /[제第]\s?(\d{1,3})\s?(?:\(\s?당\s?\)\s?)?[기期]/g;
  for (const match of text.matchAll(term)) {
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 90);
    const own = after.split(/[제第]\s?\d{1,3}\s?[기期]|까지|まで/)[0] ?? '';
    // Without a span of dates only a year close by is the term's.
    const near = SPAN.test(own) ? own : own.slice(0, 24);
    const years = periodsIn(near)
      .filter((period) => /^\d{4}$/.test(period))
      .map(Number);
    if (years.length === 0) continue;
    const year = Math.max(...years);
    return { termOffset: year - Number(match[1]), current: year };
  }
  const ended = /(?:fiscal year|year|period|quarter)s? ended:?\s+([a-z]+\.?\s+\d{1,2},?\s+\d{4})/i.exec(text);
  const [year] = ended?.[1] ? periodsIn(ended[1]) : [];
  return year === undefined ? {} : { current: Number(year.slice(0, 4)) };
};
