// Answers yes or no from a clause: it allows, forbids, or depends on a condition or the other party's consent.
import { splitSentences } from '../prose/split-sentences.ts';
import type { Writing } from '../writer.ts';
import { clauseFor } from './clause-answer.ts';
import { conditionsIn, consentsIn, deniesIn, isExempting, termsIn } from './clause-terms.ts';

type Stated = 'yes' | 'no' | 'onCondition' | undefined;

const isIn = (find: (text: string) => readonly unknown[], text: string): boolean => find(text).length > 0;

const PARTY = /[甲乙丙갑을병](?=[はがのから]|은|이|의)/u;
/** Whether question and sentence name the same party first: "May 甲 terminate" needs a sentence about 甲. */
const isOfParty = (question: string, sentence: string): boolean => {
  const party = PARTY.exec(question)?.[0];
  return party !== undefined && PARTY.exec(sentence)?.[0] === party;
};

/** Reads one sentence. A condition that the question itself supposes is not a condition of the answer. */
const statedBy = (question: string, sentence: string): Stated => {
  const requested = termsIn(question).map(({ id }) => id);
  const stated = termsIn(sentence).map(({ id }) => id);
  if (isExempting(question, sentence)) return undefined;
  const isDenied = isIn(deniesIn, sentence);
  if (stated.includes('unaffected') && (requested.includes('termination') || requested.includes('term'))) return 'no';
  if (isIn(consentsIn, sentence)) {
    if (requested.includes('consent')) return 'yes';
    return 'onCondition';
  }
  if (isDenied) return 'no';
  const isSupposed = isIn(conditionsIn, question) || requested.includes('changeOfControl');
  return isIn(conditionsIn, sentence) && !isSupposed ? 'onCondition' : 'yes';
};

export const clauseVerdict = (writing: Writing): { readonly stated: Stated; readonly text: string } | undefined => {
  const clause = clauseFor(writing);
  if (!clause) return undefined;
  const question = writing.plan.question.normalize('NFKC');
  const requested = termsIn(question);
  const body = clause.text.slice(clause.text.indexOf(clause.label) + clause.label.length);
  const sentences = splitSentences(body).map(({ text }) => text);
  const ofTerm = sentences.filter((text) => requested.some(({ wordsIn }) => wordsIn(text).length > 0));
  const ofParty = ofTerm.filter((text) => isOfParty(question, text));
  const own = ofParty.length > 0 ? ofParty : ofTerm;
  const all = new Set((own.length > 0 ? own : sentences).map((text) => statedBy(question, text)));
  const given = requested.filter(({ wordsIn }) => wordsIn(clause.text).length > 0);
  // A denial also decides if the clause names only part of what is asked, but not if it names none of it.
  const isOfIt = requested.length === 0 || given.length > 0;
  const isWhole = given.length === requested.length || (isOfIt && all.has('no'));
  const [stated] = all;
  return { stated: isWhole && all.size === 1 ? stated : undefined, text: clause.text };
};
