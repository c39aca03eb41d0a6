// The language of a foreign text, as far as lines are broken and faces chosen by it.
const KANA = /[\u3041-\u30ff]/u;
const HANGUL = /[\uac00-\ud7af]/u;

/** Empty when it is neither Korean nor Japanese: then no rule of the interface's language applies. */
export const languageOf = (text: string): 'ko' | 'ja' | '' => {
  const start = text.slice(0, 400);
  if (KANA.test(start)) return 'ja';
  return HANGUL.test(start) ? 'ko' : '';
};
