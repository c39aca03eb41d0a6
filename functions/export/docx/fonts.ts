// Names the fonts of each language without embedding them, so that Word uses the reader's.
import type { IRunStylePropertiesOptions } from 'docx';
import type { Language } from '#shared/model/enums.ts';
import type { HouseStyle } from '#shared/report/house-style.ts';

const EAST_ASIA: Readonly<Record<Language, string>> = { ko: 'Malgun Gothic', ja: 'Yu Gothic', en: 'Malgun Gothic' };
const LATIN: Readonly<Record<Language, string>> = { ko: 'Malgun Gothic', ja: 'Yu Gothic', en: 'Calibri' };
const TAG: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'ko-KR', ja: 'ja-JP' };

/** The fonts of the organization's template take precedence over the usual ones. */
export const fontsOf = (language: Language, own: HouseStyle['body'] = {}) => {
  const latin = own.latin ?? LATIN[language];
  const eastern = language === 'ja' ? own.ja : own.ko;
  return { ascii: latin, hAnsi: latin, cs: latin, eastAsia: eastern ?? EAST_ASIA[language] };
};

/** Latin text is tagged as English in every report: with another language, Word would hyphenate names wrongly. */
export const languageTags = (language: Language): IRunStylePropertiesOptions['language'] => ({
  value: 'en-US',
  eastAsia: TAG[language],
});
