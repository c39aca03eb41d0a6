// Rounds the counts in the sentences of a document with a code name: that a company has 96 shops says which one it is.
import words from '#shared/language/lexicon/blind-figures.json' with { type: 'json' };
import type { Language } from '#shared/model/enums.ts';

const DIGITS = 2;
/** A smaller count is shared by many companies. */
const FEWEST = 20;
const HUNDRED = 100;
const TEN = 10;
const MYRIAD = 10_000;

const rounded = (value: number): number =>
  value < HUNDRED ? Math.round(value / TEN) * TEN : Number(value.toPrecision(DIGITS));

const NUMBER = '\\d{1,3}(?:,\\d{3})+|\\d+';
const NOT_WITHIN = '(?<![A-Za-z\\d.,$£€¥₩-])';
const { about: ABOUT, myriads: MYRIADS } = words;

/** With ten thousands as a part of their own. */
const patternOf = (language: 'ko' | 'ja') =>
  new RegExp(
    `${NOT_WITHIN}(?:(${NUMBER})${MYRIADS[language]}\\s?)?(${NUMBER})?(?=\\s?(?:${words.counters[language]})(?!${words.perCounter}))`,
    'gu',
  );
const PATTERNS = { ko: patternOf('ko'), ja: patternOf('ja') };
/** `214 shipping companies`; a year, an amount, a share or a span of time is no count. */
const ENGLISH =
  /(?<![\p{L}\d.,$£€¥₩-])(\d{1,3}(?:,\d{3})+|\d{2,})(?= (?!(?:million|billion|thousand|percent|pp|years?|months?|weeks?|days?|hours?|minutes?|times|points?|basis)\b)(?:[a-z-]+ ){0,2}[a-z]+s\b)/gu;
const YEAR = /^(?:19|20)\d\d$/;

const numberOf = (text = ''): number => Number(text.replaceAll(',', '') || 0);

const written = (language: Language, value: number): string => {
  if (language === 'en' || value < MYRIAD) return value.toLocaleString('en-US');
  const rest = value % MYRIAD;
  const space = language === 'ko' ? ' ' : '';
  const below = rest > 0 ? `${space}${rest.toLocaleString('en-US')}` : '';
  return `${Math.floor(value / MYRIAD).toLocaleString('en-US')}${MYRIADS[language]}${below}`;
};

const shown = (language: Language, value: number, before: string): string => {
  const about = new RegExp(words.isAbout[language], 'iu').test(before) ? '' : ABOUT[language];
  return `${about}${written(language, rounded(value))}`;
};

const replaceEnglish = (text: string): string =>
  text.replace(ENGLISH, (own: string, _: string, at: number) => {
    const value = numberOf(own);
    return YEAR.test(own) || value < FEWEST || rounded(value) === value ? own : shown('en', value, text.slice(0, at));
  });

/** `language`: that of the report, which its sentences are written in. */
export const withRoundedCounts = (language: Language, text: string): string => {
  if (language === 'en') return replaceEnglish(text);
  return text.replace(
    PATTERNS[language],
    (own: string, myriads: string | undefined, ones: string | undefined, at: number) => {
      const value = numberOf(myriads) * MYRIAD + numberOf(ones);
      const isYear = myriads === undefined && YEAR.test(own);
      return isYear || value < FEWEST || rounded(value) === value
        ? own
        : shown(language, value, text.slice(0, at)) + (/\s$/.test(own) ? ' ' : '');
    },
  );
};
