// The subjects of clauses in contracts, policies and permits, by the words of headings and questions.
import clauseTerms from '#shared/language/lexicon/clause-terms.json' with { type: 'json' };
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';

export type ClauseTerm = { readonly id: string; readonly wordsIn: (text: string) => readonly Place[] };

const { source, terms, polarity, conditions, documents } = clauseTerms;
const TERMS: readonly ClauseTerm[] = terms.map((term) => ({ id: term.id, wordsIn: compile({ ...term, source }) }));

export const termsIn = (text: string): readonly ClauseTerm[] => TERMS.filter(({ wordsIn }) => wordsIn(text).length > 0);

const namesIn = compile(documents);
/** Whether the word is a generic name of a document: "the contract" identifies no particular contract. */
export const isAnyDocument = (word: string): boolean => namesIn(word).some(({ start }) => start === 0);

export const deniesIn = compile(polarity.negative);
const exemptIn = compile(polarity.exempt);
/** Whether the text exempts something from what is asked, so that it answers neither yes nor no. */
export const isExempting = (question: string, text: string): boolean =>
  termsIn(question).length > 0 && exemptIn(text).length > 0 && exemptIn(question).length === 0;
export const consentsIn = compile(polarity.consent);
export const conditionsIn = compile(conditions);
