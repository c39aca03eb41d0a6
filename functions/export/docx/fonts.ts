// Fonts by language: named, not embedded, so that Word uses its reader's own.
import type { IRunStylePropertiesOptions } from 'docx';
import type { Language } from '#shared/model/enums.ts';
import type { HouseStyle } from '#shared/report/house-style.ts';

const EAST_ASIA: Readonly<Record<Language, string>> = { ko: 'Malgun Gothic', ja: 'Yu Gothic', en: 'Malgun Gothic' };
const LATIN: Readonly<Record<Language, string>> = { ko: 'Malgun Gothic', ja: 'Yu Gothic', en: 'Calibri' };
const TAG: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'ko-KR', ja: 'ja-JP' };

/** Those of the organization's template before the usual ones. */
export const fontsOf = (language: Language, own: HouseStyle['body'] = {}) => {
  const latin = own.latin ?? LATIN[language];
  const eastern = language === 'ja' ? own.ja : own.ko;
  return { ascii: latin, hAnsi: latin, cs: latin, eastAsia: eastern ?? EAST_ASIA[language] };
};

/** Latin letters are English in every report: under another language a name would be cut between its letters. */
export const languageTags = (language: Language): IRunStylePropertiesOptions['language'] => ({
  value: 'en-US',
  eastAsia: TAG[language],
});
