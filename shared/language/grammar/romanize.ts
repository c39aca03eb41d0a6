// Romanizes Hangul and kana, and reduces names to their sound: the same name in three scripts has one sound.
import romanization from '../lexicon/romanization.json' with { type: 'json' };

const { initials, medials, finals } = romanization.hangul;
const KANA: Readonly<Record<string, string>> = romanization.kana;
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FIRST_HIRAGANA = 0x3041;
const LAST_HIRAGANA = 0x3096;
const HIRAGANA_TO_KATAKANA = 0x60;

const ofSyllable = (code: number): string => {
  const at = code - FIRST_SYLLABLE;
  const medial = Math.floor(at / finals.length) % medials.length;
  const initial = Math.floor(at / finals.length / medials.length);
  return `${initials[initial]}${medials[medial]}${finals[at % finals.length]}`;
};

const toKatakana = (text: string): string =>
  [...text]
    .map((letter) => {
      const code = letter.charCodeAt(0);
      const isHiragana = code >= FIRST_HIRAGANA && code <= LAST_HIRAGANA;
      return isHiragana ? String.fromCharCode(code + HIRAGANA_TO_KATAKANA) : letter;
    })
    .join('');

/** Romanizes Hangul and kana; other scripts are unchanged. */
export const romanize = (text: string): string => {
  const characters = toKatakana(text.normalize('NFKC'));
  let latin = '';
  for (let at = 0; at < characters.length; at += 1) {
    const code = characters.charCodeAt(at);
    const pair = KANA[characters.slice(at, at + 2)];
    if (pair !== undefined) at += 1;
    latin +=
      code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE
        ? ofSyllable(code)
        : (pair ?? KANA[characters.charAt(at)] ?? characters.charAt(at));
  }
  return latin.toLowerCase();
};

/** Sounds that Korean, Japanese and English spell differently, folded in this order. */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/&/g, 'and'],
  [/tion|sion/g, 'sn'],
  [/th/g, 's'],
  [/gh/g, ''],
  [/ph|pf|hw(?=[aei])/g, 'p'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/ts|tch|ch|sh|c(?=[eiy])|z|j/g, 's'],
  [/c/g, 'k'],
  [/g(?=[eiy])/g, 'k'],
  [/ng/g, 'n'],
  [/g/g, 'k'],
  [/d/g, 't'],
  [/[bfv]/g, 'p'],
  [/r/g, 'l'],
  [/h/g, ''],
];
const FILLERS = /[aeiouwy]+/g;

/** An r at the end of a syllable, which is pronounced in some names and not in others: Marlow, Verdana. */
const SILENT_R = /r(?![aeiouy])/g;

const consonantsOf = (latin: string): string => {
  const folded = FOLDS.reduce((text, [sound, letter]) => text.replace(sound, letter), latin);
  const lead = /^[aeiou]/.test(folded) ? 'a' : '';
  return `${lead}${folded.replace(/(.)\1+/g, '$1').replace(FILLERS, '')}`;
};

/** Vowels that Hangul and kana must insert between consonants: 스 and ス for an s. */
const EPENTHETIC = /eu|(?<=[bcdfghkpstz])u/g;
const VOWELS: readonly (readonly [RegExp, string])[] = [
  [/a[iy]|e[iy]|ae/g, 'e'],
  [/ee|ea|i[ey]|y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/au|oa|ow/g, 'o'],
];
const folded = (text: string, folds: typeof FOLDS): string =>
  folds.reduce((left, [sound, letter]) => left.replace(sound, letter), text);

/** The sound of a name with its vowels, which distinguishes names with few consonants. */
export const voicedSoundOf = (name: string): string => {
  const latin = romanize(name).replace(/[\s.,'’・·_-]+/g, '');
  const isLatin = /^[^\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]*$/u.test(name);
  const own = latin.replace(isLatin ? SILENT_R : EPENTHETIC, '');
  return folded(folded(own, FOLDS), VOWELS).replace(/(.)\1+/g, '$1');
};

/** The consonants of a name, with a mark for an initial vowel; empty if characters of other scripts remain. */
export const soundsOf = (name: string): readonly string[] => {
  const latin = romanize(name).replace(/[\s.,'’・·_-]+/g, '');
  if (!/^[a-z&]+$/.test(latin)) return [];
  return [...new Set([consonantsOf(latin.replace(SILENT_R, '')), consonantsOf(latin)])];
};
