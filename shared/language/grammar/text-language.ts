// Detects which of the three languages a text is written in.
import type { Language } from '../../model/enums.ts';

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const ENGLISH = /\b(?:the|of|what|which|who|was|were|is|are|how|why|did|does|in|for|and)\b/i;

const KANA = /[\u3041-\u30ff]+/g;
const HANGUL = /[\uac00-\ud7a3]+/g;

/** By the words of each script, of which a long foreign name is but one; of as many, by the last. */
const koreanOrJapanese = (text: string): Language => {
  const words = count(text, HANGUL) - count(text, KANA);
  if (words !== 0) return words > 0 ? 'ko' : 'ja';
  return text.search(/[\uac00-\ud7a3][^\u3041-\u30ff]*$/) >= 0 ? 'ko' : 'ja';
};

/** Kana decides for Japanese, Hangul for Korean, Han alone for Japanese; names in Latin letters change nothing. */
export const languageOf = (text: string): Language => {
  // A foreign name in an English question does not make it one of that language.
  if (ENGLISH.test(text) && count(text, /[a-z]/gi) > 3 * count(text, /[\u3041-\u30ff\uac00-\ud7a3]/g)) return 'en';
  if (/[\u3041-\u30ff\uac00-\ud7a3]/.test(text)) return koreanOrJapanese(text);
  const han = count(text, /[\u4e00-\u9fff]/g);
  return han >= 2 && han * 3 > count(text, /[a-z]/gi) ? 'ja' : 'en';
};

/** For `lang`; undefined where no letter tells. */
export const langOf = (text: string): Language | undefined => (/\p{L}/u.test(text) ? languageOf(text) : undefined);
