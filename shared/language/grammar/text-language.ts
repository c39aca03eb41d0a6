// Detects which of the three languages a text is written in.
import type { Language } from '../../model/enums.ts';

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const ENGLISH = /\b(?:the|of|what|which|who|was|were|is|are|how|why|did|does|in|for|and)\b/i;

const KANA = /[\u3041-\u30ff]+/g;
const HANGUL = /[\uac00-\ud7a3]+/g;

/** The script with more words, of which a long foreign name is only one; if equal, the script of the last word. */
const koreanOrJapanese = (text: string): Language => {
  const words = count(text, HANGUL) - count(text, KANA);
  if (words !== 0) return words > 0 ? 'ko' : 'ja';
  return text.search(/[\uac00-\ud7a3][^\u3041-\u30ff]*$/) >= 0 ? 'ko' : 'ja';
};

/** Kana means Japanese, Hangul Korean, Han alone Japanese; Latin names do not matter. */
export const languageOf = (text: string): Language => {
  // A foreign name does not change the language of an English question.
  if (ENGLISH.test(text) && count(text, /[a-z]/gi) > 3 * count(text, /[\u3041-\u30ff\uac00-\ud7a3]/g)) return 'en';
  if (/[\u3041-\u30ff\uac00-\ud7a3]/.test(text)) return koreanOrJapanese(text);
  const han = count(text, /[\u4e00-\u9fff]/g);
  return han >= 2 && han * 3 > count(text, /[a-z]/gi) ? 'ja' : 'en';
};

/** The value of a `lang` attribute; `undefined` for a text without letters. */
export const langOf = (text: string): Language | undefined => (/\p{L}/u.test(text) ? languageOf(text) : undefined);
