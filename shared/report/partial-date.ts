// Formats a year, month or day in the reader's language.
import { type Language, LOCALES } from '../model/enums.ts';

/** English spells months out in running text and on covers, and abbreviates them if space is short. */
const partialDate = (language: Language, date: string, english: 'short' | 'long' = 'short'): string => {
  const [year = '', month, day] = date.split('-');
  const at = new Date(`${year}-${month ?? '01'}-${day ?? '01'}T00:00:00Z`);
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month ? { month: language === 'en' ? english : 'long' } : {}),
    ...(day ? { day: 'numeric' } : {}),
  }).format(at);
};

export const spanOf = (language: Language, { date, until }: { date: string; until?: string | undefined }): string =>
  until ? `${partialDate(language, date)} – ${partialDate(language, until)}` : partialDate(language, date);

/** The day of a moment, in UTC. */
export const dayOf = (language: Language, moment: string): string => partialDate(language, moment.slice(0, 10), 'long');
