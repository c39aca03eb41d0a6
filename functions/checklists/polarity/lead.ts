// Reads the yes or no with which an answer itself begins, and whether its evidence says the opposite.
import polarity from '../words/polarity.json' with { type: 'json' };
import { pairVerdict } from './pair-verdict.ts';
import { plain } from './plain-text.ts';
import { sideOf } from './question-side.ts';

const statedIn = (text: string): 'yes' | 'no' | undefined => {
  const bare = plain(text).trim();
  const starts = (words: readonly string[]): boolean => words.some((word) => bare.startsWith(word.normalize('NFKC')));
  if (starts(polarity.leads.yes)) return 'yes';
  return starts(polarity.leads.no) ? 'no' : undefined;
};

/** True for a sentence that is a yes or no alone. */
export const isLead = (text: string): boolean => statedIn(text) !== undefined && text.trim().length <= MAX_LEAD;
const MAX_LEAD = 8;

/** A computed comparison leads with its result; what a contract provides is decided by its words alone. */
const isHeld = (question: string, lead: string, evidence: readonly string[]): boolean =>
  sideOf(question) === 'fact' || pairVerdict(question, evidence.slice(0, 2)) === lead;

export const leadOf = (question: string, [first = '', ...evidence]: readonly string[]): 'yes' | 'no' | undefined => {
  const lead = statedIn(first);
  return lead && isHeld(question, lead, evidence) ? lead : undefined;
};

/** True for a first sentence that the sentences after it do not show. */
export const isWrongLead = (question: string, [first = '', ...evidence]: readonly string[]): boolean => {
  const lead = statedIn(first);
  return lead !== undefined && !isHeld(question, lead, evidence);
};
