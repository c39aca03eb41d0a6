// Detects the language of a text by its characters.

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

export const languageOf = (text: string): string | undefined => {
  const hangul = count(text, /[\uac00-\ud7a3]/g);
  const kana = count(text, /[\u3041-\u30fe]/g);
  const han = count(text, /[\u4e00-\u9fff]/g);
  const latin = count(text, /[a-z]/gi);
  if (hangul + kana + han + latin === 0) return undefined;
  // A syllable of Hangul or kana counts as two or three Latin letters.
  if (kana > hangul && (kana + han) * 2 > latin) return 'ja';
  if (hangul > 0 && hangul * 2 > latin) return 'ko';
  if (han * 2 > latin) return kana > 0 ? 'ja' : 'zh';
  return 'en';
};
