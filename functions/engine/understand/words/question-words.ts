// Detects question words and the kind of answer that they ask for.
import askingWords from '#shared/language/lexicon/asking-words.json' with { type: 'json' };
import { compile, wordsOf } from '#shared/language/lexicon/lexicon.ts';
import requests from '#shared/language/lexicon/requests.json' with { type: 'json' };
import trends from '#shared/language/lexicon/trend-questions.json' with { type: 'json' };
import { terms } from '../../terms.ts';

const STOP = new Set(wordsOf(askingWords).flatMap((word) => terms(word)));
const JAPANESE_GRAMMAR = /^[\u3041-\u309f]{1,2}$/;

export const isAskingTerm = (term: string): boolean => STOP.has(term) || JAPANESE_GRAMMAR.test(term);

const requestsIn = compile(requests);
/** Whether a word is a verb of request in any inflection: 알려줘, 말씀해주세요. */
export const isRequest = (word: string): boolean => requestsIn(word)[0]?.start === 0;

const WHY =
  /\bwhy\b|\bwhat (?:drove|caused|led|explains?)\b|reasons?|\bhow (?:does|do|did|is|are)\b(?! much| many)|describe|explain|summar|왜|이유|원인|설명|요약|정리|어떻게|なぜ|理由|原因|要因は|説明|要約|どのように/i;
const HOW_MUCH =
  /how (?:much|many|large|big)|\bnumber of\b|what (?:is|was|were|are) (?:the |its )?(?:total|amount|value|number|percent)|얼마|몇\s|규모|액수|いくら|いくつ|何(?:円|人|社|株|%|％|パーセント|億|万)|どのくらい|どれくらい/i;
const LIST =
  /\blist\b|\bwhich\b|what are\b|name (?:the|all)|목록|나열|열거|어떤 것들|무엇들|들은|종류|一覧|列挙|挙げて|どの(?:ような)?/i;

export const asksWhy = (question: string): boolean => WHY.test(question);

/** Questions about a change, which need the figure at both times. */
const MOVED =
  /\bhow (?:did|does|do|has|have)\b.*\b(?:chang|develop|evolv|mov|compar|grow)|어떻게\s?(?:변|바뀌|달라|늘|줄|증|감)|どのように(?:変|推移|増|減)/iu;

export const asksHowItMoved = (question: string): boolean => MOVED.test(question);

export const trendsIn = compile(trends);
/** Whether a figure is asked for over all printed years. */
export const asksTrend = (question: string): boolean => trendsIn(question.normalize('NFKC')).length > 0;

export const kindOf = (question: string, hasMetric: boolean): 'figure' | 'list' | 'text' => {
  if (hasMetric && asksHowItMoved(question)) return 'figure';
  if (WHY.test(question)) return 'text';
  if (hasMetric || HOW_MUCH.test(question)) return 'figure';
  return LIST.test(question) ? 'list' : 'text';
};
