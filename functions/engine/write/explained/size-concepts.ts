// Column headings for sizes, counts or rates that a question words differently: how large, how many people.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import sizeQuestions from '#shared/language/lexicon/size-questions.json' with { type: 'json' };
import type { Concept } from './concept.ts';

const SIZES = sizeQuestions.sizes.map((one) => ({
  name: one.id,
  asksIn: compile({ ...one.asks, id: one.id, source: sizeQuestions.source, not: [] }),
  headsIn: compile({ ...one.heads, id: one.id, source: sizeQuestions.source, not: [] }),
}));

/** "How large", "how long": the column's head shares no word with the question. */
export const sizesIn = (question: string): Concept[] =>
  SIZES.filter(({ asksIn }) => asksIn(question).length > 0).map(({ name, headsIn }) => ({
    name,
    isIn: (text: string) => headsIn(text).length > 0,
  }));

const ratesIn = compile({ ...sizeQuestions.rates, source: sizeQuestions.source });
/** "Return rate" matches the head "Returns %". */
export const withPercent = (concept: Concept): Concept =>
  ratesIn(concept.name).length === 0
    ? concept
    : { ...concept, isIn: (text) => concept.isIn(text) || /[%％]/.test(text) };
