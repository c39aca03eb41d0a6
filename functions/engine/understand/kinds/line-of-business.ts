// Detects questions about what a company does, and sentences that describe the whole company.
import type { Plan } from '../plan-type.ts';

const ASKS =
  /\b(?:what|which) (?:industry|industries|sector|line of business)\b|\bwhat does .{1,60}\bdo\b|\bwhat (?:kind|type|sort) of (?:company|business)\b|(?:어떤|무슨)\s?(?:회사|기업|사업|업종|일)|업종|(?:뭐|무엇을)\s?하는\s?(?:회사|기업)|何を(?:している|する)会社|業種|どのような(?:会社|企業|事業)|どんな(?:会社|企業|事業)|何の会社/iu;

const TRADE =
  'leader|provider|manufacturer|producer|retailer|operator|developer|supplier|designer|distributor|carrier|bank|insurer|maker|company|business|group|firm';
const DOES =
  'designs?|manufactures?|develops?|provides?|operates?|sells?|produces?|markets?|offers?|distributes?|builds?|transports?|delivers?';
const OPENING = '^(?:[^,.]{1,40}, )?';
const WHO = '(?:we|the company|[\\p{L}&.]+(?: [\\p{L}&.]+){0,2},? (?:inc|plc|corp|corporation|ltd|co)\\b\\.?)';
const SAYS: readonly RegExp[] = [
  new RegExp(`\\b(?:is|are) (?:a|an|the|one of|among) [^.]{0,120}\\b(?:${TRADE})s?\\b`, 'iu'),
  new RegExp(`${OPENING}${WHO}(?: and its subsidiaries)? (?:primarily |mainly )?(?:${DOES})\\b`, 'iu'),
  /(?:을|를) (?:주력|주요|주된|영위|전문|제조|생산|판매|개발|운영|제공)|사업을 (?:하|영위|운영|펼)|전문\s?(?:기업|업체|회사)|(?:회사|기업|업체)(?:입니다|이다|다[.]?$|로서)/u,
  /を(?:主な|主たる)?(?:事業|製造|販売|開発|提供|運営|展開|営)|(?:会社|企業|メーカー|大手)(?:です|であ)/u,
];
/** A sentence about a segment or the founding does not describe the company, unless it goes on to its trade. */
const OF_PART = /subsidiar(?:y|ies) of|\bsegments?\b|부문|セグメント/iu;
const OF_FOUNDING = /incorporated|organized under|설립|상장|設立|上場/iu;
const OF_TRADE =
  /업을 (?:주업으로 )?(?:영위|운영|하고)|を営|を(?:主な|主たる)事業|engaged in|(?:업체|기업|회사|법인)(?:이다|입니다)[.]?$|(?:会社|企業|メーカー)(?:です|である|だ)。?$/iu;

export const asksWhatItIs = ({ topic, words, question }: Plan): boolean =>
  topic?.id === 'business' && words.length === 0 && ASKS.test(question.normalize('NFKC'));

export const saysWhatItIs = (sentence: string): boolean =>
  !OF_PART.test(sentence) &&
  (!OF_FOUNDING.test(sentence) || OF_TRADE.test(sentence)) &&
  SAYS.some((says) => says.test(sentence.trim()));
