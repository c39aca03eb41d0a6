// The language that a person's own text is written in, so that the browser breaks its lines and picks its font rightly.
const KANA = /[\u3040-\u30ff]/;
const HANGUL = /[\uac00-\ud7a3]/;

/** Undefined when the letters do not tell. */
export const contentLanguage = (text: string): 'ja' | 'ko' | undefined => {
  if (KANA.test(text)) return 'ja';
  return HANGUL.test(text) ? 'ko' : undefined;
};
