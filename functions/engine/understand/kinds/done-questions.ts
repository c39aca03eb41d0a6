// Detects questions about something that has happened: "when did it close", 언제 샀어, いつ閉鎖した.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import outcomes from '#shared/language/lexicon/outcome-questions.json' with { type: 'json' };
import unrealized from '#shared/language/lexicon/unrealized.json' with { type: 'json' };
import type { Plan } from '../plan-type.ts';
import type { Wanted } from './answer-type.ts';
import { speaksOfFuture } from './aspects.ts';

/** What an event has. Reasons and terms are also those of plans. */
const OF_EVENTS: ReadonlySet<Wanted | undefined> = new Set<Wanted>(['date', 'count', 'share', 'name', 'place']);

const HANGUL = /[가-힣]/gu;
/** The final consonant ㅆ is that of the past, except in 있다 and in 겠, which is of the future. */
const isPastSyllable = (one: string): boolean =>
  (one.charCodeAt(0) - 0xac00) % 28 === 20 && one !== '있' && one !== '겠';
const KOREAN = (text: string): boolean => (text.match(HANGUL) ?? []).some(isPastSyllable);
const JAPANESE =
  /[\p{Script=Han}しいちりきぎびみっんけせてねべめれげえ]た(?=の|か|っけ|ん|って|[?？。]|$)|だった|ました/u;
const ENGLISH = /\b(?:did|was|were|(?:has|have)\b[^?]*\bbeen)\b/iu;

const isOfPast = (text: string): boolean => KOREAN(text) || JAPANESE.test(text) || ENGLISH.test(text);

const unrealizedIn = compile(unrealized);
/** Whether the text speaks of a plan, a proposal, an application or a refusal. */
export const isUnrealized = (text: string): boolean => {
  const plain = text.normalize('NFKC');
  return speaksOfFuture(plain) || unrealizedIn(plain).length > 0;
};

/** Whether the question takes an event for done and asks when, where, by whom or for how much. */
export const asksForDone = ({ question, wanted }: Plan): boolean => {
  const plain = question.normalize('NFKC').trim();
  return OF_EVENTS.has(wanted) && isOfPast(plain) && !isUnrealized(plain);
};

const outcomesIn = compile(outcomes.asks);
const aheadIn = compile(outcomes.ahead);
/** Whether the question asks what came of something: "how did the inspection turn out". */
export const asksForOutcome = (question: string): boolean => {
  const plain = question.normalize('NFKC').trim();
  return isOfPast(plain) && outcomesIn(plain).length > 0 && aheadIn(plain).length === 0;
};
/** Whether the text says of something that it is still to take place. */
export const isAhead = (text: string): boolean => aheadIn(text.normalize('NFKC')).length > 0;
