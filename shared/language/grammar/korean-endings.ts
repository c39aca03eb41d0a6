// Converts Korean sentences to one ending style: polite 합니다, or the noun form 함 of reports.
import vowelStems from '../lexicon/vowel-stems.json' with { type: 'json' };

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

const WHOLE: ReadonlySet<string> = new Set(vowelStems.whole.ko);

/**
 * Whether a word before 다 is a noun, after which 이 was dropped: 감소다, 추세다, 3배다. 이 is dropped after vowels alone,
 * and few stems of verbs end in one.
 */
const isNoun = (word: string, before: string): boolean => {
  // 꼴이다: 이 is the copula itself after a consonant.
  if (/[가-힣]이$/u.test(word) && finalOf(word.slice(-2, -1)) !== FINAL.none) return false;
  if (finalOf(word.slice(-1)) !== FINAL.none) return false;
  if (/\d/.test(before) || vowelStems.nouns.ko.some((noun) => word.endsWith(noun))) return true;
  return !WHOLE.has(word) && !vowelStems.tails.ko.some((tail) => word.endsWith(tail));
};

const asNamed = (noun: string, style: KoreanStyle): string => noun + (style === 'polite' ? '입니다' : '임');

/** Verbs in the polite style end in 니다 too: 합니다, 했습니다. */
const restyled = (predicate: string, before: string, style: KoreanStyle): string => {
  const word = predicate.slice(0, -1);
  const isPolite = word.endsWith('니') && finalOf(word.slice(-2, -1)) === FINAL.bieup;
  return !isPolite && isNoun(word, before) ? asNamed(word, style) : ended(stemOf(predicate), style);
};

/** The predicate at the end of a sentence, before its full stop or the end of the text. */
const PREDICATE = /[가-힣]+다(?=[.。]?["”’)\]]*(?:\s|$))(?=[.。]|["”’)\]]*$)/gu;

/** The text with all predicates in the given style; only the endings change. */
export const inKoreanStyle = (text: string, style: KoreanStyle): string =>
  text.replace(PREDICATE, (predicate: string, at: number) =>
    predicate.length < 2 ? predicate : restyled(predicate, text.slice(Math.max(0, at - 1), at), style),
  );
