// A language's name in its own language, and in the interface's.
import type { Language } from '#shared/model/enums.ts';
import { currentLanguage } from './language.ts';

const nameIn = (reader: Language, language: Language): string =>
  new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language;

export const languageName = (language: Language): string => nameIn(language, language);

export const nameOfLanguage = (language: Language): string => nameIn(currentLanguage(), language);
