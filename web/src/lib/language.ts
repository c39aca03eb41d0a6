// The language of the interface: saved choice, else profile, else English; Korean before sign-in.
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import { readPreferences } from './preferences.ts';

const KEY = 'lang';

const known = (value: string | null | undefined): Language | undefined => LANGUAGES.find((one) => one === value);

const savedLanguage = (): Language | undefined => known(localStorage.getItem(KEY));

/** The language of a signed-in user (specification, section 4). */
export const languageFor = (profile: { language?: Language | undefined } | undefined): Language => {
  const saved = savedLanguage();
  if (saved) return saved;
  if (profile) return profile.language ?? 'en';
  return known(readPreferences().language) ?? 'ko';
};

let current: Language | undefined;
export const currentLanguage = (): Language => current ?? savedLanguage() ?? 'ko';
export const setCurrentLanguage = (language: Language) => {
  current = language;
};
export const saveLanguage = (language: Language) => localStorage.setItem(KEY, language);
