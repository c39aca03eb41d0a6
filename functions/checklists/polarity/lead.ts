// Reads the yes, no or condition with which an answer itself begins, and whether its evidence says the opposite.
import polarity from '../words/polarity.json' with { type: 'json' };
import { isQualified, pairVerdict } from './pair-verdict.ts';
import { addsWords, isOnSubject, plain } from './plain-text.ts';
import { asksAbsence, sideOf } from './question-side.ts';
import { isMixed } from './sentence-stance.ts';

type Lead = 'yes' | 'no' | 'onCondition';

const statedIn = (text: string): Lead | undefined => {
  const bare = plain(text).trim();
  const starts = (words: readonly string[]): boolean => words.some((word) => bare.startsWith(word.normalize('NFKC')));
  return (['yes', 'no', 'onCondition'] as const).find((lead) => starts(polarity.leads[lead]));
};

const MAX_LEAD = 8;
const isBare = (text: string): boolean => text.trim().length <= MAX_LEAD;

/** True for a sentence that is a yes, a no or a condition alone. */
export const isLead = (text: string): boolean => {
  const lead = statedIn(text);
  return lead === 'onCondition' || (lead !== undefined && isBare(text));
};

const COMPARES = new RegExp(polarity.compares.join('|'), 'u');
/** "Yes, it rose.", or a question that figures decide. */
const isComputed = (question: string, first: string): boolean => !isBare(first) || COMPARES.test(plain(question));

/** What denies something else does not deny what is asked. */
const decided = (question: string, evidence: readonly string[]) =>
  pairVerdict(
    question,
    evidence.filter((text) => addsWords(question, [], text)),
  );

/** A computed comparison leads with its result; anything else is decided by the words of the documents. */
const isHeld = (question: string, lead: Lead, [first = '', ...evidence]: readonly string[]): boolean => {
  const verdict = pairVerdict(question, evidence.slice(0, 2));
  if (lead === 'onCondition') return verdict === undefined || verdict === 'partly';
  if (sideOf(question) !== 'fact' || asksAbsence(question)) return verdict === lead;
  if (isComputed(question, first)) return true;
  if (evidence.slice(0, 2).some((text) => isQualified(question, text))) return verdict === lead;
  if (evidence.length > 0 && !evidence.some((text) => isOnSubject(question, text))) return false;
  if (lead === 'no') return true;
  if (evidence.slice(0, 2).some((text) => isMixed(question, text))) return false;
  return (decided(question, evidence.slice(0, 2)) ?? lead) === lead;
};

export const leadOf = (question: string, texts: readonly string[]): 'yes' | 'no' | undefined => {
  const lead = statedIn(texts[0] ?? '');
  return lead && lead !== 'onCondition' && isHeld(question, lead, texts) ? lead : undefined;
};

/** True for a first sentence that the sentences after it do not show. */
export const isWrongLead = (question: string, texts: readonly string[]): boolean => {
  const lead = statedIn(texts[0] ?? '');
  return lead !== undefined && !isHeld(question, lead, texts);
};
