// Matches company names across scripts by sound: 애플 and アップル are Apple, サムスン電子 is 삼성전자.
import { romanize, soundsOf, voicedSoundOf } from '#shared/language/grammar/romanize.ts';
import businessWords from '#shared/language/lexicon/business-words.json' with { type: 'json' };
import type { Place } from '#shared/language/lexicon/lexicon.ts';
import { terms, withoutJosa } from '../../terms.ts';
import { isAskingTerm } from '../words/question-words.ts';

type Sound = {
  readonly sounds: readonly string[];
  readonly voiced: string;
  readonly latin: string;
  readonly kind: number;
};
type Window = Place & { readonly script: string; readonly own: Sound };

const NO_KIND = -1;
const WORD =
  /\p{Script=Hangul}+|[\p{Script=Katakana}ー]+|\p{Script=Han}+|[\p{Script=Latin}\d&]+(?:[.'’-][\p{Script=Latin}\d&]+)*/gu;
const POSSESSIVE = /['’]s?$/u;
const GAP = /^[\s・·.,&-]{0,2}$/;
const MAX_WORDS = 4;
/** Questions and titles are shorter; longer texts are searched by their words. */
const MAX_TEXT_LENGTH = 400;
const MAX_ENTRIES = 500;
/** About the number of company names and labels in some filings. */
const MAX_NAMES = 20_000;
/** Shorter sounds match many words: they must agree in their vowels or letter by letter. */
const MIN_SOUND = 3;
/** Set by hand: 손이 sounds like Sony in four. */
const MIN_VOICED = 5;

const KINDS = new Map(businessWords.groups.flatMap((words, kind) => words.map((word) => [word, kind] as const)));
const KIND = new RegExp(`^(.+?)\\s?(${[...KINDS.keys()].sort((a, b) => b.length - a.length).join('|')})$`, 'iu');
const scriptOf = (text: string): string =>
  /\p{Script=Hangul}/u.test(text) ? 'hangul' : /\p{Script=Katakana}/u.test(text) ? 'kana' : 'latin';

/** The distinctive part of a name, and the kind of company that its last word names. */
const withoutKind = (name: string): { readonly core: string; readonly kind: number } => {
  const whole = name.normalize('NFKC').trim();
  const [, core, word = ''] = KIND.exec(whole) ?? [];
  return core === undefined ? { core: whole, kind: NO_KIND } : { core, kind: KINDS.get(word.toLowerCase()) ?? NO_KIND };
};

const keyOf = (name: string): Sound => {
  const { core, kind } = withoutKind(name);
  return { sounds: soundsOf(core), voiced: voicedSoundOf(core), latin: romanize(core).replace(/[^a-z]/g, ''), kind };
};

const isOtherKind = (a: Sound, b: Sound): boolean => a.kind !== b.kind && a.kind !== NO_KIND && b.kind !== NO_KIND;

const isSameKind = (a: Sound, b: Sound): boolean => a.kind === b.kind && a.kind !== NO_KIND;

/** The vowels between consonants: "kalte" has one behind the first consonant and none behind the second. */
const vowelsOf = (voiced: string): string[] => voiced.split(/[^aeiou]/u).slice(1, -1);
/**
 * Vowels that are pronounced: Hangul and kana insert an i or a u where a Latin name has no vowel, and kana an o behind
 * a t.
 */
const FULL_VOWEL = /[aeo]/u;
const hasSameVowels = (name: Sound, word: Sound): boolean => {
  const [own, heard] = [vowelsOf(name.voiced), vowelsOf(word.voiced.replace(/to/gu, 't'))];
  return own.length !== heard.length || heard.every((vowel, n) => !FULL_VOWEL.test(vowel) || own[n] !== '');
};

/** With only three consonants, vowels must agree too: 클라우드 is not Calder. */
const isSameSound = (name: Sound, word: Sound): boolean =>
  name.sounds.some(
    (sound) =>
      word.sounds.includes(sound) &&
      (sound.length > MIN_SOUND || (sound.length === MIN_SOUND && hasSameVowels(name, word))),
  );

const isAlike = (name: Sound, word: Sound): boolean =>
  name.latin === word.latin
    ? name.latin.length > MIN_SOUND
    : isSameSound(name, word) || (name.voiced.length >= MIN_VOICED && name.voiced === word.voiced);

const cached = <T>(make: (text: string) => T, most = MAX_ENTRIES): ((text: string) => T) => {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    if (made.size >= most) made.clear();
    const fresh = make(text);
    made.set(text, fresh);
    return fresh;
  };
};

const soundOfName = cached((name) => ({ script: scriptOf(name), own: keyOf(name) }), MAX_NAMES);

/** Whether a word is a question word: 얼마야 sounds like Alma. */
const asks = (word: string): boolean => terms(word).every(isAskingTerm);

/** Sequences of up to four adjacent words, with and without the particle behind the last one. */
const windowsOf = cached((text): readonly Window[] => {
  const words = [...text.matchAll(WORD)]
    .filter(([word]) => !asks(word))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
  return words.flatMap(({ start }, from) => {
    const windows: Window[] = [];
    for (let to = from; to < Math.min(words.length, from + MAX_WORDS); to += 1) {
      const end = words[to]?.end ?? start;
      if (to > from && !GAP.test(text.slice(words[to - 1]?.end, words[to]?.start))) break;
      const last = text.slice(words[to]?.start, end);
      const bare = withoutJosa(last.replace(POSSESSIVE, ''));
      for (const cut of new Set([0, last.length - bare.length])) {
        const name = text.slice(start, end - cut);
        windows.push({ start, end: end - cut, script: scriptOf(name), own: keyOf(name) });
      }
    }
    return windows;
  });
});

/** The places where a text writes the name in another script. */
export const soundPlaces = (name: string, text: string): readonly Place[] => {
  if (text.length > MAX_TEXT_LENGTH) return [];
  const { script, own } = soundOfName(name);
  if (own.sounds.length === 0) return [];
  const found = windowsOf(text).filter((window) => window.script !== script && isAlike(own, window.own));
  // A particle behind the name may sound like a part of it, since vowels are ignored; ドラム銀行 is not ドラム電子.
  const isCloser = (a: Window, b: Window): boolean =>
    isSameKind(a.own, own) === isSameKind(b.own, own) ? a.end < b.end : isSameKind(a.own, own);
  return found.filter(
    (one) => !found.some((other) => other.start === one.start && (isCloser(other, one) || isOtherKind(other.own, own))),
  );
};

/** Marks search terms that are sounds; no word of a text contains it. */
const MARK = '~';
const termOf = ({ sounds }: Sound): string[] =>
  sounds.filter((sound) => sound.length > 1).map((sound) => `${MARK}${sound}`);
export const soundTermsOfName = (name: string): string[] => termOf(keyOf(name));
export const soundTermsIn = (text: string): string[] =>
  text.length > MAX_TEXT_LENGTH ? [] : [...new Set(windowsOf(text).flatMap(({ own }) => termOf(own)))];
