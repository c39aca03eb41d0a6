// A moment of these days, to the minute, in the language of the interface.
import { currentLanguage } from '../../lib/language.ts';

export const formatMoment = (at: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
