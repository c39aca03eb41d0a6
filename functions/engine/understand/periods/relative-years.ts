// Finds years named relative to another: last year, the year before.
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/relative-years.json' with { type: 'json' };

const YEARS = lexicon.years.map(({ distance, isFromToday, ...words }) => ({
  distance,
  isFromToday,
  wordsIn: compile(words),
}));

export const relativeYearsIn = (text: string): readonly Place[] => YEARS.flatMap(({ wordsIn }) => wordsIn(text));

/** 재작년, 一昨年: a word that begins like them is no name. */
export const beginsWithYear = (word: string): boolean => relativeYearsIn(word).some(({ start }) => start === 0);

const distancesIn = (question: string, isFromToday: boolean): readonly number[] =>
  YEARS.filter((one) => one.isFromToday === isFromToday && one.wordsIn(question).length > 0).map(
    ({ distance }) => distance,
  );

/** Distances from today: last year, this year. */
export const yearsFromToday = (question: string): readonly number[] => distancesIn(question, true);

/** Distances from the year of the subject: the year before. */
export const yearsFromSubject = (question: string): readonly number[] => distancesIn(question, false);

export const namesYearFromToday = (question: string): boolean => yearsFromToday(question.normalize('NFKC')).length > 0;
