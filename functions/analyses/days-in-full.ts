// Completes the days of a press cutting, which leaves out the year or the month that its own date gives.
import { monthOf } from '#shared/language/grammar/periods.ts';
import type { Language } from '#shared/model/enums.ts';
import { sayPeriod } from '../engine/write/wording.ts';

const MONTH_NAME = 'January|February|March|April|May|June|July|August|September|October|November|December';
const ENGLISH_DAY = new RegExp(`\\bon (\\d{1,2}) (${MONTH_NAME})\\b(?!,? \\d{4})`, 'giu');
const WEEKDAY = /\bon (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/giu;
const EASTERN_DAY = /(?<!\d[년年]\s?)(?<!\d)(\d{1,2})[월月] ?\d{1,2}[일日]/gu;
/** `10日、…と発表した`, `9일 밝혔다`. */
const BARE_DAY = /(?<![월月\d]\s?)\d{1,2}(?:日(?=、)|일(?=\s(?:밝|발표|전했|말했)))/gu;
const EASTERN_MONTH: Readonly<Record<'ko' | 'ja', readonly [year: string, month: string]>> = {
  ko: ['년 ', '월 '],
  ja: ['年', '月'],
};

/** A cutting of January writes of December of the year before. */
const yearOf = (day: string, month: number): number => {
  const [year = 0, own = 0] = day.split('-').map(Number);
  return month > own + 1 ? year - 1 : year;
};

/** `day`: the date of the cutting, yyyy-mm-dd. */
export const daysInFull = (language: Language, text: string, day: string): string => {
  const month = day.slice(0, 'yyyy-mm'.length);
  if (language === 'en')
    return text
      .replace(ENGLISH_DAY, (whole, _, name: string) => `${whole} ${yearOf(day, Number(monthOf(name)))}`)
      .replace(WEEKDAY, `in ${sayPeriod('en', month)}`);
  const [year, of] = EASTERN_MONTH[language];
  const [own = '', at = ''] = month.split('-');
  return text
    .replace(EASTERN_DAY, (whole, name: string) => `${yearOf(day, Number(name))}${year}${whole}`)
    .replace(BARE_DAY, (whole) => `${own}${year}${Number(at)}${of}${whole}`);
};
