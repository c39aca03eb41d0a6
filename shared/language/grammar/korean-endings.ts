// Converts Korean sentences to one ending style: polite 합니다, or the noun form 함 of reports.

export const KOREAN_STYLES = ['polite', 'noun'] as const;
export type KoreanStyle = (typeof KOREAN_STYLES)[number];

/** Final consonants by their index in Unicode's order of Hangul. */
const FINAL = { none: 0, nieun: 4, rieul: 8, rieulMieum: 10, mieum: 16, bieup: 17 } as const;
const FIRST = 0xac00;
const FINALS = 28;

const finalOf = (syllable: string): number => (syllable.charCodeAt(0) - FIRST) % FINALS;
const withFinal = (syllable: string, final: number): string =>
  String.fromCharCode(syllable.charCodeAt(0) - finalOf(syllable) + final);

/** Adds the ending to a stem, which its last syllable determines. */
const ended = (stem: string, style: KoreanStyle): string => {
  const [rest, last] = [stem.slice(0, -1), stem.slice(-1)];
  const final = finalOf(last);
  if (final === FINAL.none || final === FINAL.rieul) {
    const noun = final === FINAL.rieul ? FINAL.rieulMieum : FINAL.mieum;
    return style === 'polite' ? `${rest}${withFinal(last, FINAL.bieup)}니다` : rest + withFinal(last, noun);
  }
  return stem + (style === 'polite' ? '습니다' : '음');
};

/** The stem of a predicate: 하 of 한다, 읽 of 읽는다, 했 of 했습니다, 하 of 합니다; 있 of 있다 and 크 of 크다 need no change. */
const stemOf = (predicate: string): string => {
  const word = predicate.slice(0, -1);
  if (word.endsWith('습니')) return word.slice(0, -2);
  const polite = word.endsWith('니') ? word.slice(0, -1) : '';
  if (polite && finalOf(polite.slice(-1)) === FINAL.bieup)
    return polite.slice(0, -1) + withFinal(polite.slice(-1), FINAL.none);
  const before = word.slice(-2, -1);
  if (word.endsWith('는') && before && finalOf(before) !== FINAL.none) return word.slice(0, -1);
  const last = word.slice(-1);
  return finalOf(last) === FINAL.nieun ? word.slice(0, -1) + withFinal(last, FINAL.none) : word;
};

/** The predicate at the end of a sentence, before its full stop or the end of the text. */
const PREDICATE = /[가-힣]+다(?=[.。]?["”’)\]]*(?:\s|$))(?=[.。]|["”’)\]]*$)/gu;

/** The text with all predicates in the given style; only the endings change. */
export const inKoreanStyle = (text: string, style: KoreanStyle): string =>
  text.replace(PREDICATE, (predicate) => (predicate.length < 2 ? predicate : ended(stemOf(predicate), style)));
