// Finds a question for one figure as a share of another: R&D as a percentage of sales, 매출 대비 연구개발비.
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import { asksWhy } from '../../words/question-words.ts';
import { withoutComparison } from '../../words/set-aside.ts';
import { findMeasures, findMetrics, namedMeasures } from '../find-metrics.ts';
import type { Metric } from '../metrics/metric.ts';
import type { Ratio } from './ratio.ts';

const ASKS =
  /\bas (?:a |an? )?(?:share|percent(?:age)?|%|proportion|fraction) of\b|\b(?:share|percent(?:age)?|%|proportion|fraction) of (?:its |the |their )?(?:total )?\b|\bratio of\b|\bto[ -](?:sales|revenues?|net income)(?: ratio)?\b|대비|비중|비율|몇\s?(?:퍼센트|프로|%)|차지|に(?:対する|占める)|割合|比率|何\s?(?:パーセント|%|倍)|\bhow many times\b/iu;
/** Removes the words that ask for a share. */
export const withoutShare = (question: string): string => question.replace(new RegExp(ASKS, 'giu'), ' ');

/** Marks the figure that the words make the whole: "総資産の何%", "what percentage of revenue". */
const BEHIND =
  /^の\s?何\s?(?:%|パーセント|割|倍)|^\s?대비(?=\s)|^(?:의|에서)\s?(?:몇\s?(?:%|퍼센트|프로)|비중|비율)|^に(?:対する|占める)/u;
const BEFORE =
  /\b(?:how many times|(?:percent(?:age)?|%|share|proportion|fraction) of) (?:its |the |their )?(?:total )?$/iu;
/** "The proportion of profit as a percentage of revenue" is a share of revenue. */
const AS_SHARE =
  /\bas (?:a |an )?(?:percent(?:age)?|%|share|proportion|fraction) of (?:its |the |their )?(?:total )?$/iu;
const wholeIn = (question: string): Metric | undefined => {
  const plain = question.normalize('NFKC');
  const measures = namedMeasures(plain);
  const found =
    measures.find(({ start }) => AS_SHARE.test(plain.slice(0, start))) ??
    measures.find(({ start, end }) => BEHIND.test(plain.slice(end)) || BEFORE.test(plain.slice(0, start)));
  return found?.metric;
};

const ASKS_TIMES = /몇\s?배|배[수율](?![가-힣])|何\s?倍|倍率|\bhow many times\b|\bmultiple of\b/iu;

/** Metrics that shares are usually taken of. */
const WHOLES = ['revenue', 'totalAssets', 'netIncome'];

/** The denominator, which is not asked for itself: wages as a percent of net sales. */
const DENOMINATOR =
  /\bas (?:a |an )?(?:share|percent(?:age)?|%|proportion|fraction) of (?:its |the |their )?(?:total |net )?(?:sales|revenues?|assets|income)\b|(?:매출액?|자산|순이익)\s?대비|(?:売上高?|総資産|純利益)に対する/giu;
export const isOnlyDenominator = (question: string): boolean =>
  question.search(DENOMINATOR) >= 0 && findMetrics(question.replace(DENOMINATOR, ' ')).length === 0;

const NAMES: Readonly<Record<Language, (of: string, over: string) => string>> = {
  ko: (of, over) => `${over} 대비 ${of} 비율`,
  en: (of, over) => `${of} as a share of ${over}`,
  ja: (of, over) => `${over}に対する${of}の比率`,
};

/** The ratio of exactly two figures, divided by the whole; `undefined` for a question about why it moved. */
export const shareOf = (question: string): Ratio | undefined => {
  const named = findMeasures(question);
  const over = wholeIn(question) ?? WHOLES.flatMap((id) => named.filter((metric) => metric.id === id))[0];
  const of = named.find((metric) => metric !== over);
  if (!of || !over || named.length !== 2 || !ASKS.test(withoutComparison(question)) || asksWhy(question))
    return undefined;
  const names = LANGUAGES.map((language) => {
    const [a, b] = [of, over].map(({ labels }) => labels[language][0] ?? '');
    return [language, [NAMES[language](a ?? '', b ?? '')]] as const;
  });
  const { ko = [], en = [], ja = [] } = Object.fromEntries(names);
  return {
    id: `${of.id}/${over.id}`,
    names: { ko, en, ja },
    unit: ASKS_TIMES.test(question) ? 'times' : 'percent',
    of,
    further: [],
    over,
  };
};
