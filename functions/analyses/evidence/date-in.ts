// The first date in a text, as precise as given: a year, a month or a day.
import { periodsIn } from '#shared/language/grammar/periods.ts';

export const PARTIAL_DATE = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

export const dateIn = (text: string): string | undefined =>
  periodsIn(text)
    .map(({ key }) => key.replace(/[QH].*$/, ''))
    .find((key) => PARTIAL_DATE.test(key));
