// Finds the company names that a text lists: `경쟁사는 A, B, C이며`, `compete with A, B and C`, `A and B compete with us`,
// `競合はA、B、Cである`.
import { isNameLike } from '../../engine/understand/names/name-words.ts';

/** The phrases that introduce a list of competitors, in three languages. */
const CUES: readonly RegExp[] = [
  /(?:^|[.]\s)([A-Z][^.\n]{2,120}?)\s(?:also\s)?competes?\swith\s(?:us|the\s(?:company|group))\b/gu,
  /(?:주요\s?)?경쟁(?:사|업체|기업|자)(?:로는|로|에는|는|은)\s*([^.。\n]{2,160})/gu,
  /(?:competitors?(?:\s(?:are|include|such as|like))|competes?\s(?:primarily\s|mainly\s)?with|compete\swith)\s*:?\s*([^.\n]{2,200})/giu,
  /(?:主な|主要な)?競合(?:他社|企業|先|相手)?(?:は|には|として(?:は)?)[、,]?\s*([^。\n]{2,160})/gu,
];
const END_KO = /(?:이며|이고|입니다|이다|가 있|이 있|등이|등을|등으로|이라고|으로|라고).*$/u;
const END_JA = /(?:である|であり|です|が挙げ|があり|がある|など).*$/u;
const ENDS_LIST = /(?<=[가-힣])(?:이며|이고|입니다|이다)(?=[,.\s]|$).*$|(?:であり|である|です)(?=[、。]|$).*$/u;
const LATIN = /^[A-Z0-9][\w&.'’-]*(?:\s(?:of|and|&|[A-Z0-9][\w&.'’-]*))*$/;
const CJK = /^[가-힣\u3041-\u30ff\u4e00-\u9fffA-Za-z0-9&·・ー]{2,24}$/u;
/** Words for kinds of companies are not names. */
const KINDS =
  /^(?:국내|해외|대기업|중소|업체|회사|기업|기타|others?|carriers?|brokers?|national|regional|digital|他社|各社|企業|大手)/iu;

export type Listed = { readonly name: string; readonly start: number; readonly end: number };

const nameIn = (raw: string): string =>
  raw
    .replace(END_KO, '')
    .replace(END_JA, '')
    .replace(/\s?등$/u, '')
    .replace(/^(?:and|및|그리고|그외)\s+/iu, '')
    .trim();

const isName = (name: string): boolean =>
  !KINDS.test(name) && (/^[\x20-\x7e]+$/.test(name) ? LATIN.test(name) && name.length > 2 : CJK.test(name));

/** A comma within a number is not a separator. */
const split = (list: string): string[] =>
  list.split(/,(?!\d{3})|[、·・]|\s(?:and|및|그리고)\s|(?<=[가-힣])(?:와|과)\s/u);

/** Cuts the list off at its verb; the rest of the sentence is not part of it. */
const untilItsEnd = (list: string): string => list.replace(ENDS_LIST, '');

const NAME_OF_RIVAL = '[가-힣A-Za-z0-9&]{2,20}?';
/** `경쟁사인 은빛정밀은`, 은빛정밀은 최대 경쟁사다, `our rival Kestwick Castings`, `Kestwick is our main competitor`. */
const SINGLE: readonly RegExp[] = [
  new RegExp(`경쟁(?:사|업체|기업)인\\s(${NAME_OF_RIVAL})(?:은|는|이|가|의|와|과|을|를)?(?=[\\s,.])`, 'gu'),
  new RegExp(`(${NAME_OF_RIVAL})(?:은|는|이|가)\\s[^.]{0,24}경쟁(?:사|업체|기업)(?:다|이다|입니다)`, 'gu'),
  /競合(?:他社|企業|先|相手)?である([\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9&]{2,20}?)(?:株式会社|㈱)?(?=[はがのをと])/gu,
  /\b(?:competitor|rival),? ((?:[A-Z][\w&’'-]*\s?){1,4})(?=\s?[a-z,.])/gu,
  /\b((?:[A-Z][\w&’'-]*\s){1,4})is (?:our|its|the company['’]s|a|the) (?:(?:main|largest|nearest|closest|direct|chief|only) )?(?:competitor|rival)\b/gu,
];

/** The single company that a sentence calls a competitor. */
export const singleRivals = (text: string): Listed[] =>
  SINGLE.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 1: raw = '', index }) => {
      const name = raw.trim();
      const start = text.indexOf(name, index);
      return isName(name) && isNameLike(name) ? [{ name, start, end: start + name.length }] : [];
    }),
  );

/** Each name with its position in the text. A list of one is ignored. */
export const rivalsIn = (text: string): Listed[] =>
  CUES.flatMap((cue) =>
    [...text.matchAll(cue)].flatMap((match) => {
      const list = untilItsEnd(match[1] ?? '');
      const names = split(list).map(nameIn).filter(isName);
      if (names.length < 2) return [];
      return names.map((name) => {
        const start = text.indexOf(name, match.index);
        return { name, start, end: start + name.length };
      });
    }),
  );
