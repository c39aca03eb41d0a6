// Which periods a question names, words such as "last year" and ranges included.
import { periodsIn } from '#shared/finance-language/periods.ts';

const RELATIVE: readonly (readonly [RegExp, number])[] = [
  [/재작년|전전년|一昨年|the year before last/i, -2],
  [
    /작년|지난해|전년도?(?!\s?(?:대비|동기))|昨年|去年|前年(?!比|同期)|last (?:fiscal )?year|previous (?:fiscal )?year|prior year/i,
    -1,
  ],
  [/올해|금년|今年|this (?:fiscal )?year|current year/i, 0],
];
const RANGE = /((?:19|20)\d\d)\s?(?:년|年)?(?:부터|から|\s?(?:-|–|~|～|to|through|until)\s?)\s?((?:19|20)\d\d)/gi;
const MOST_YEARS = 10;

const ranges = (question: string): string[] =>
  [...question.matchAll(RANGE)].flatMap(([, from, to]) => {
    const length = Number(to) - Number(from) + 1;
    if (length < 2 || length > MOST_YEARS) return [];
    return Array.from({ length }, (_, i) => String(Number(from) + i));
  });

/** `base` is the year that an earlier question was about, if it named one: "the year before" counts from there. */
export const findPeriods = (question: string, now: number, base?: number): string[] => {
  const plain = question.normalize('NFKC');
  const year = base ?? new Date(now).getUTCFullYear();
  const relative = RELATIVE.filter(([words]) => words.test(plain)).map(([, by]) => String(year + by));
  const named = periodsIn(plain).map(({ key }) => key);
  return [...new Set([...ranges(plain), ...named, ...relative])];
};
