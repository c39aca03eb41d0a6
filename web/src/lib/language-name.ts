// What a language calls itself.
import type { Language } from '#shared/model/enums.ts';

export const languageName = (language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
