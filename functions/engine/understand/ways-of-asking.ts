// Figures that people ask for in words of their own, which no statement prints.
import { findDirection } from './directions.ts';
import { findRank } from './find-rank.ts';
import type { Metric } from './metrics/metric.ts';
import { METRICS } from './metrics.ts';

const WAYS: readonly (readonly [RegExp, string])[] = [
  [/\btop[- ]?line\b|\btakings\b/iu, 'revenue'],
  [/\bbottom[- ]?line\b/iu, 'netIncome'],
  [
    /\bhow many (?:people|staff|workers)\b|\bhow (?:big|large) is [^?]{0,40}(?:staff|workforce|team)\b|\b(?:size of the )?workforce\b|\bstaff (?:count|size|numbers)\b|몇\s?명[^?]{0,6}(?:일하|근무|고용)|인력\s?(?:규모|수)|何(?:人|名)(?:が|の人が)?(?:働|勤)|人員数/iu,
    'employees',
  ],
  [
    /\b(?:buy|buys|bought|buying) back\b|\b(?:spen[dt]|cost|pay|paid|how much)\b[^?]{0,60}\brepurchas\w+\b(?! rights?)|(?:자사주|자기주식)(?:을|를)?\s?(?:얼마나\s?)?(?:매입|취득|사들)|自社株(?:を)?(?:いくら)?買/iu,
    'buybacks',
  ],
  [/연구\s?개발에|\bspen[dt] on (?:its |their )?research\b|研究開発に/iu, 'researchAndDevelopment'],
  [
    /\bcapital spending\b|\binvest(?:ed)? in (?:property|plants?|facilities)\b|시설에\s?투자|設備に(?:いくら)?投資/iu,
    'capex',
  ],
];

/** Of shares a number may be asked for, which is no amount. */
const COUNTED = /\bhow many (?:of its )?shares\b|몇\s?주|何株/iu;

/** What the question means, unless it names a figure itself. */
export const metricsMeant = (question: string): Metric[] => {
  const plain = question.normalize('NFKC');
  // Which of several stands highest is told by the table that lists them.
  if (COUNTED.test(plain) || findRank(plain)) return [];
  const moved = findDirection(plain)?.pair.of;
  const ids = [...WAYS.filter(([words]) => words.test(plain)).map(([, id]) => id), ...(moved ? [moved] : [])];
  return METRICS.filter(({ id }) => ids.includes(id));
};
