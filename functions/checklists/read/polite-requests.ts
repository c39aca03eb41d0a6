// Recognizes polite requests: for a document to be handed over, or for an explanation.
import requests from '../words/requests.json' with { type: 'json' };
import { core, endsWithDocument, joinsDocument, namesDocuments, oneOf, plain } from './document-names.ts';

/** "제출하여 주시기", "공유 부탁", "ご提示", "送付してください": phrases that ask for something to be handed over. */
export const HANDED_OVER: string = [
  `${oneOf(requests.polite)}${oneOf(requests.hands)}`,
  `${oneOf(requests.hands)}(?:을|를)?\\s*${oneOf(requests.wishes)}`,
  // "ご用意ください", but not "ご用意済みですか".
  `${oneOf(requests.polite)}?${oneOf(requests.readies)}(?:を|の)?(?:し?て)?${oneOf(requests.begs)}`,
  ...requests.sends,
].join('|');
const HANDS_OVER = new RegExp(HANDED_OVER, 'u');

/** "제출하여야 합니까", "ご提出が必要ですか" ask whether something must be handed over, or was. */
const OWED = new RegExp(
  `${oneOf([...requests.hands, ...requests.readies])}(?:을|를|은|는)?\\s?${oneOf(requests.owed)}`,
  'u',
);
const ASKED = /(?:니까|나요|는지요?|까|か)[?？.。]?\s*$|[?？]\s*$/u;
const isOwed = (text: string): boolean => ASKED.test(text) && OWED.test(text);

/** What follows the verb of a Korean request: "해 주십시오", "하여 주시기 바랍니다", " 부탁드립니다", "하시오". */
const WISH = String.raw`(?:을|를)?\s?(?:해|하여|하셔서|하시어)?\s?(?:주\s?(?:십|세|시|실|기)|바랍|바람|부탁|요망|요청|요함|하시[오기]|하십시오|하세요|할\s?것)`;
/** "입장을 말씀해 주십시오", "설명 바랍니다", "인원을 기재하시오". */
const TELLS = new RegExp(
  `(?:${oneOf(requests.says)}|[을를]\\s?(?:\\S{1,5}\\s)?${oneOf(requests.writes)})${WISH}\\S*(?:\\s\\S+)?[.]?\\s*$|(?:알려|밝혀|들려|적어)\\s?주|(?:(?:는|은|인|한|을)지|여부)(?:를|을|도)?\\s?(?:\\S{1,4}\\s)?(?:확인|검토|점검)${WISH}`,
  'u',
);
/** "여부를 회신해 주세요" wants words, "증명서를 회신해 주세요" a document. */
const EITHER = new RegExp(`^(.*?)(?:을|를)\\s?(?:\\S{1,6}\\s)?${oneOf(requests.either)}${WISH}`, 'u');
/** "사유를 제출해 주십시오", "理由をご提示ください". */
const FACT = new RegExp(`${oneOf(requests.facts)}(?:을|를|を)\\s?(?:${HANDED_OVER})`, 'u');

const isDocument = (thing: string): boolean => endsWithDocument(core(thing)) || joinsDocument(core(thing));

const POLITE = /^(?:please |kindly )/;
const IN_WORDS = new RegExp(
  `^(?:${requests.begins.join('|')}|give|give us) (?:us )?(?:with )?(?:an? |the |any |your |full |brief |further |more )*${oneOf(requests.inWords)}\\b`,
);
/** "Provide an explanation of the loss" asks for words. */
const givesWords = (text: string): boolean => IN_WORDS.test(core(text).replace(POLITE, ''));

/** True for a request that is answered in words. */
export const tellsFact = (text: string): boolean => {
  const all = plain(text);
  if (givesWords(text)) return true;
  const [, thing] = EITHER.exec(all) ?? [];
  return thing === undefined ? TELLS.test(all) || FACT.test(all) : !isDocument(thing);
};

/** "データをいただけますか", "도면을 받을 수 있을까요". */
const RECEIVED = [
  /^(.+?)を(?:も|一部|1部)?(?:いただけ|いただきた|頂け|頂きた|頂戴|拝見|拝受|見せて|もらえ|貰え|入手でき|送って|確認させて|閲覧(?:させ|したい)|ください|下さい)/u,
  /^(.+?)(?:을|를|도)\s?(?:(?:받을|받아\s?볼|주실)\s?수\s?있|(?:볼|열람할|확인할)\s?수\s?있을|받고\s?싶|보여\s?주)/u,
];
/** "Could we see the deeds?", "Could you send us the accounts", "We would like to receive the licences". */
const ASKED_FOR = [
  /^(?:can|could|may|might) (?:we|i) (?:please |also )?(?:have|see|get|receive|obtain|be (?:sent|given|shown|provided with)) (.+)$/,
  /^(?:can|could|would) you (?:please |kindly |also )?(?:send|share|forward|upload|email|let us have|let us see|give us|provide us with) (.+)$/,
  /^(?:could|would) you (?:please |kindly |also )?(?:provide|supply|furnish|make available) (.+)$/,
  /^we (?:would like|need|require|want|wish|will need)(?: to (?:see|review|receive|have|obtain|inspect))? (.+)$/,
];
const DETERMINER = /^(?:us |over |with |sight of |access to |the |an? |your |any |all )+/;

const isNamed = (thing: string): boolean => {
  const bare = thing.replace(DETERMINER, '').replace(/[?\s]+$/, '');
  return requests.begins.some((word) => bare.startsWith(`${word.replace(/^a /, '')} `)) || namesDocuments(bare);
};

/** True for a question whether a document may be had. */
export const wantsToHave = (text: string): boolean => {
  const bare = core(text);
  const [, thing] = RECEIVED.map((form) => form.exec(bare)).find((found) => found !== null) ?? [];
  if (thing !== undefined) return isDocument(thing);
  const [, named] = ASKED_FOR.map((form) => form.exec(bare)).find((found) => found !== null) ?? [];
  return named !== undefined && isNamed(named);
};

/** True if the words ask for an action; the name of a document is not enough. */
export const asksForIt = (text: string): boolean => {
  const bare = core(text).replace(POLITE, '');
  if (givesWords(text)) return false;
  const [, thing] = EITHER.exec(plain(text)) ?? [];
  if (thing !== undefined && isDocument(thing)) return true;
  return (
    requests.begins.some((word) => bare.startsWith(`${word} `)) ||
    (HANDS_OVER.test(plain(text)) && !isOwed(plain(text))) ||
    wantsToHave(text)
  );
};

const HANDED_IN = new RegExp(
  `\\s?(?:의\\s|の|を|을\\s|를\\s)?${oneOf([...requests.hands, ...requests.readies])}(?:함|할\\s?것|필요?|요|必要|要|のこと|すること)?$`,
  'u',
);
/** "보험증권 원본 제출", "登記簿謄本の提出". */
export const handsInDocument = (bare: string): boolean => {
  const thing = bare.replace(HANDED_IN, '');
  return thing !== bare && endsWithDocument(thing);
};

const BEHIND = /\s*\([^)]*\)[\s.。]*$/u;
/** The document without what is done with it: "의사록 제출 (최근 1년)" is "의사록 (최근 1년)". */
export const withoutHandIn = (text: string): string => {
  const [behind = ''] = BEHIND.exec(text) ?? [];
  const before = text.slice(0, text.length - behind.length).replace(/[\s.。]+$/u, '');
  return handsInDocument(before) ? `${before.replace(HANDED_IN, '')}${behind}` : text;
};
