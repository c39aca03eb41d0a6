// What a sentence must have in order to answer the question: a date, a name, a count, a cause.
import { periodsIn } from '#shared/language/grammar/periods.ts';

export type Wanted = 'date' | 'name' | 'count' | 'cause';

const ASKS: readonly (readonly [Wanted, RegExp])[] = [
  ['date', /\bwhen\b|\bwhat (?:date|year|month|day)\b|언제|몇\s?(?:년|월|일)(?:에|까지|부터)?|며칠|いつ|何[年月日]/iu],
  ['cause', /\bwhy\b|\bwhat (?:drove|caused|led|explains?)\b|\breasons?\b|왜|이유|원인|때문|なぜ|理由|原因|要因は/iu],
  [
    'count',
    /\bhow (?:many|much|large|big|long)\b|\bnumber of\b|몇\s|얼마|いくつ|いくら|何(?:人|社|台|店|件|名|か所|カ所)|どの(?:くらい|程度)|どれ(?:くらい|だけ)/iu,
  ],
  ['name', /\bwho(?:m|se)?\b|누구|누가|誰|だれ/iu],
];

const CAUSE =
  /due to|because|caused by|driven by|primarily|as a result|resulted? from|result of|attributable|owing to|thanks to|reflect|때문|기인|인해|인하여|말미암아|영향으로|덕분|힘입어|이끌|이유|으로써|면서|따라|ため|により|によって|よって|要因|結果|起因|寄与/iu;
const NAME =
  /[A-Z][a-z]+ [A-Z][a-z]+|(?<=[\p{L}\d,;:)] )[A-Z][\w&]{2,}|\b[A-Z]{3,}\b|(?:이사|사장|회장|위원장|부사장|전무|상무|감사)(?:\s*[:：]\s*|\s)[가-힣]{2,4}(?=[\s,.()]|$|입니다)|(?:^|[\s:：,(])[가-힣]{2,4}\s(?:대표|이사|사장|회장|위원장|부사장|감사|외\s)|주식회사|[㈜]|회계법인|監査法人|(?:社長|会長|取締役|代表者?)[^\s、。]{0,8}\s*[\p{Script=Han}]{2,4}|[\p{Script=Han}]{2,4}\s?(?:社長|会長|氏|取締役)|株式会社/u;

export const findWanted = (question: string): Wanted | undefined =>
  ASKS.find(([, words]) => words.test(question.normalize('NFKC')))?.[0];

/** "due to X, Y rose" */
const LEAST_EFFECT = 12;

/** What an English sentence says came about, without what it says brought it about: the cause may name other figures. */
export const effectOf = (text: string): string => {
  const at = /[가-힣\u3041-\u30ff]/.test(text) ? -1 : text.search(CAUSE);
  if (at < 0) return text;
  return at >= LEAST_EFFECT ? text.slice(0, at) : text.slice(text.indexOf(',', at) + 1);
};

/** Whether a sentence has what the question asks for. */
export const hasWanted = (wanted: Wanted | undefined, text: string): boolean => {
  if (wanted === 'date') return periodsIn(text).length > 0;
  if (wanted === 'count') return /\d/.test(text);
  if (wanted === 'cause') return CAUSE.test(text);
  return wanted === 'name' ? NAME.test(text) : true;
};

/** Whether a sentence is no answer for want of it. Names in Hangul, kana and Han letters have no form of their own. */
export const lacksWanted = (wanted: Wanted | undefined, text: string): boolean => {
  if (hasWanted(wanted, text)) return false;
  return wanted !== 'name' || !/[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}]/u.test(text);
};
