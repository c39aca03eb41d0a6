// Converts Korean sentences to one ending style: polite 합니다, or the noun form 함 of reports.

export const KOREAN_STYLES = ['polite', 'noun'] as const;
export type KoreanStyle = (typeof KOREAN_STYLES)[number];

/** Finals of a syllable by their place in Unicode's order of Hangul. */
const FINAL = { none: 0, nieun: 4, rieul: 8, rieulMieum: 10, mieum: 16, bieup: 17 } as const;
const FIRST = 0xac00;
const FINALS = 28;

const finalOf = (syllable: string): number => (syllable.charCodeAt(0) - FIRST) % FINALS;
const withFinal = (syllable: string, final: number): string =>
  String.fromCharCode(syllable.charCodeAt(0) - finalOf(syllable) + final);

/** The stem of a predicate in its dictionary form, whose last syllable decides the ending. */
const ended = (stem: string, style: KoreanStyle): string => {
  const [rest, last] = [stem.slice(0, -1), stem.slice(-1)];
  const final = finalOf(last);
  if (final === FINAL.none || final === FINAL.rieul) {
    const noun = final === FINAL.rieul ? FINAL.rieulMieum : FINAL.mieum;
    return style === 'polite' ? `${rest}${withFinal(last, FINAL.bieup)}니다` : rest + withFinal(last, noun);
  }
  return stem + (style === 'polite' ? '습니다' : '음');
};

/** 한다 is of 하, 읽는다 of 읽, 했습니다 of 했, 합니다 of 하; 있다 and 크다 are stems as they are. */
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

/** A predicate of a whole sentence: what follows it is its full stop, or nothing. */
const PREDICATE = /[가-힣]+다(?=[.。]?["”’)\]]*(?:\s|$))(?=[.。]|["”’)\]]*$)/gu;

/** Nothing but the endings changes. */
export const inKoreanStyle = (text: string, style: KoreanStyle): string =>
  text.replace(PREDICATE, (predicate) => (predicate.length < 2 ? predicate : ended(stemOf(predicate), style)));
