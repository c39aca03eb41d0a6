// Removes the polite request around a question: "영업이익을 알려 주십시오" asks for 영업이익.
import endings from '#shared/language/lexicon/request-endings.json' with { type: 'json' };

const { ko, ja, en } = endings;
const anyOf = (words: readonly string[]): string => `(?:${[...words].sort((a, b) => b.length - a.length).join('|')})`;

const END = '\\s*[.。!?？]*\\s*$';
/** The thing asked for must precede the request. */
const BEFORE = '(?<=[\\p{L}\\p{N}%)\\]」』)]\\s?)';
const KOREAN = [
  `\\s?${anyOf(ko.verbs)}(?:을|를)?\\s?${anyOf(ko.helps)}?\\s?${anyOf([...ko.wishes, ...ko.orders])}`,
  `\\s?${anyOf(ko.native)}\\s?${anyOf(ko.wishes)}`,
  // "비교해 주세요": what is done with the thing is a part of the question.
  `\\s?${anyOf(ko.helps)}?\\s?${anyOf(ko.wishes)}`,
  `(?<=[가-힣]{2})(?:하십시오|하시오|하시기 바랍니다)`,
  `(?:이|가)?\\s?${anyOf(ko.curious)}`,
];
const JAPANESE = [
  `(?:を|について|の)?${anyOf(ja.polite)}?${anyOf(ja.verbs)}${anyOf(ja.helps)}*${anyOf(ja.wishes)}`,
  `(?<=[\\p{Script=Han}ァ-ヺー])${anyOf(ja.helps)}*${anyOf(ja.wishes)}`,
];
const AT_END = new RegExp(`${BEFORE}(?:${[...KOREAN, ...JAPANESE].join('|')})${END}`, 'u');
/** "Share price" is no request. */
const SHARE = 'share(?=\\s+(?:the|an?|your|its|our|all|any|each|whether|what|how|who|when|where|which|details)\\b)';
const AT_START = new RegExp(
  `^\\s*(?:${anyOf(en.polite)}[,]?\\s+(?:also\\s+)?${anyOf(en.verbs)}|${anyOf(en.bare)}|${SHARE})\\s+(?=\\S)`,
  'iu',
);
const PLEASE_AT_END = /,?\s+(?:please|pls|plz|kindly)\s*(?=[.?!]*\s*$)/iu;

const VERB_ALONE = new RegExp(`^${anyOf([...ko.verbs, ...ko.native])}$`, 'u');

/** Whether the text ends in a request for an answer. */
export const endsInRequest = (text: string): boolean => AT_END.test(text);

/** Returns the question unchanged if nothing but a request is in it. */
export const withoutRequest = (question: string): string => {
  const rest = question.replace(AT_END, '').replace(AT_START, '').replace(PLEASE_AT_END, '').trim();
  return /[\p{L}\d]{2}/u.test(rest) && !VERB_ALONE.test(rest) ? rest : question;
};
