// Whether a sentence states an attribute of the whole company, and not of a part of it.
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import { isCurrency } from '#shared/language/grammar/units.ts';
import attributes from '#shared/language/lexicon/company-attributes.json' with { type: 'json' };
import type { Place } from '#shared/language/lexicon/lexicon.ts';
import { isOfMore } from '../../understand/kinds/aspects.ts';
import { type Attribute, holdingsIn, ofOthersIn, ourselvesIn, statesIn } from '../../understand/kinds/attributes.ts';
import { countAt } from '../../understand/kinds/counters.ts';
import { withoutNames } from '../../understand/names/company-names.ts';
import { besideIn } from '../../understand/words/besides.ts';
import { blank } from '../../understand/words/blank.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { namesAny } from '../whose/whose-line.ts';

const { ko, en, ja } = attributes.clauseJoints;
const CLAUSE = new RegExp(
  `[,;、，。:：](?!\\d)|\\s(?:${en.join('|')})\\s|(?:${ko.join('|')})\\s|(?:${ja.join('|')})`,
  'gu',
);
const DURATION = new RegExp(`\\d+(?:\\.\\d+)?\\s?(?:${Object.values(attributes.durations).flat().join('|')})`, 'iu');
const LABEL = /^\s*[:：]\s*\S/u;
/** "Customers of Quayline", "stores in Kent": a part, or another's. */
const OF_OTHER = /^\s+(?:of|in|from|at)\s+(?:the\s+)?\p{Lu}/u;
/** Characters between a noun and the number that counts it. Set by hand. */
const NEAR = 14;

/** Where the clause with the place begins. */
const clauseStart = (text: string, at: number): number =>
  [...text.slice(0, at).matchAll(CLAUSE)].reduce(
    (start, { index, 0: mark }) => Math.max(start, index + mark.length),
    0,
  );

/** Whether a stretch of a clause names no part, product or place: only the company, a time and grammar. */
const isBare = (stretch: string, names: readonly string[]): boolean => {
  const dates = [...periodsIn(stretch), ...daysIn(stretch), ...readFigures(stretch).figures];
  const plain = withoutNames(blank(stretch, dates), names, ' ');
  return contentWords(blank(plain, besideIn(plain)), []).length === 0;
};

const isValue = (value: Attribute['value'], { unit }: Figure): boolean =>
  value === 'money' ? unit !== undefined && isCurrency(unit) : unit === value;

/** Where the value of the attribute begins behind its name, if the clause states one. */
const valueBehind = ({ value }: Attribute, text: string, end: number): number | undefined => {
  if (value === 'duration') {
    const at = text.slice(end).search(DURATION);
    return at < 0 ? undefined : end + at;
  }
  return readFigures(text).figures.find((one) => one.start >= end && isValue(value, one))?.start;
};

const isCounted = (text: string, figure: Figure): boolean => {
  const { unit } = figure;
  return (unit === undefined || unit === 'things' || unit === 'people') && countAt(text, figure) !== 'nothing';
};

/** "14개 물류센터를 운영", "店舗数は148店", "operates 31 warehouses": the number is beside the noun. */
const counted = (
  question: string,
  names: readonly string[],
  text: string,
  { start, end }: Place,
): Figure | undefined => {
  if (statesIn(text).length === 0 || isOfMore(question, text) || OF_OTHER.test(text.slice(end))) return undefined;
  return readFigures(text).figures.find((figure) => {
    const [from, to] = figure.start >= end ? [end, figure.start] : [figure.end, start];
    const first = Math.min(start, figure.start);
    const between = text.slice(from, to);
    return (
      to >= from &&
      to - from <= NEAR &&
      isCounted(text, figure) &&
      isBare(between, names) &&
      isBare(text.slice(clauseStart(text, first), first), names)
    );
  });
};

/** 물류센터 are 센터, and members are no customers. */
const isSameNoun = (question: string, { anyIn, sameNoun, saysIn }: Attribute, noun: string): boolean => {
  if ((anyIn?.(question).length ?? 0) > 0 || (!anyIn && !sameNoun)) return true;
  const nouns = saysIn(question).map(({ start, end }) => question.slice(start, end));
  return nouns.some((one) => one.includes(noun.toLowerCase()) || noun.toLowerCase().includes(one));
};

/** The shares of several owners: "The founders hold 31% of the shares, and a fund 24%". */
const listsHoldings = (text: string): boolean =>
  holdingsIn(text).length > 0 &&
  ofOthersIn(text).length === 0 &&
  readFigures(text).figures.filter(({ unit }) => unit === 'percent').length > 1;

const RUN = /(?:\p{Script=Hangul}+|[\p{Script=Han}\p{Script=Katakana}\u30fc]+)$/u;
/** 차입금 in 순차입금 is a part of another measure, 従業員数 in 連結従業員数 is not. */
const isWhole = (text: string, start: number): boolean => {
  const [run = ''] = RUN.exec(text.slice(0, start)) ?? [];
  const isEastern = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}\u30fc]/u.test(text.slice(start));
  return !isEastern || run === '' || blank(run, besideIn(run)).trim() === '';
};

type Asked = { readonly attribute: Attribute; readonly question: string; readonly names: readonly string[] };

/** The figure of a sentence that counts it. */
export const countIn = ({ attribute, question, names }: Asked, text: string): Figure | undefined => {
  for (const place of attribute.saysIn(text)) {
    const { start, end } = place;
    const isOfIt = isWhole(text, start) && isSameNoun(question, attribute, text.slice(start, end));
    const found = isOfIt ? counted(question, names, text, place) : undefined;
    if (found) return found;
  }
  return undefined;
};

export const statesAttribute = ({ attribute, question, names }: Asked, text: string): boolean => {
  const { value, isLoose, ofMarket, namesCompany, holds, withIn, offIn } = attribute;
  // A second word makes up for a name inside a compound.
  const places = attribute.saysIn(text).filter(({ start }) => withIn !== undefined || isWhole(text, start));
  if ((attribute.noneIn?.(text).length ?? 0) > 0) return true;
  if ((holds && !listsHoldings(text)) || withIn?.(text).length === 0 || (offIn?.(text) ?? []).length > 0) return false;
  if (namesCompany && !namesAny(names, text) && ourselvesIn(text).length === 0) return false;
  if (value === 'text') return places.length > 0;
  if (value === 'place') return places.some(({ end }) => LABEL.test(text.slice(end)));
  if (value === 'count') return countIn({ attribute, question, names }, text) !== undefined;
  if (isLoose) return places.length > 0 && readFigures(text).figures.some((one) => isValue(value, one));
  return places.some(({ start, end }) => {
    const at = valueBehind(attribute, text, end);
    if (at === undefined || !isBare(text.slice(end, at), names)) return false;
    return ofMarket === true || isBare(text.slice(clauseStart(text, start), start), names);
  });
};
