// How much of what a question is about a text names in any words, rare concepts weighing more than common ones.
import { inverseFrequency } from '../retrieve/bm25.ts';
import { questionConcepts } from '../understand/words/concepts.ts';

/**
 * Returns a function from texts that are read together to a score from 0 to 1: the weighed share of the question's
 * concepts that they name, of those that any of `all` names.
 */
export const conceptShare = (question: string, all: readonly string[]): ((...texts: readonly string[]) => number) => {
  const find = questionConcepts(question);
  const sets = all.map(find);
  const weighed = [...find(question)].flatMap((id) => {
    const having = sets.filter((one) => one.has(id)).length;
    return having === 0 ? [] : [[id, inverseFrequency(all.length, having)] as const];
  });
  const whole = weighed.reduce((sum, [, weight]) => sum + weight, 0);
  return (...texts) => {
    const own = texts.map(find);
    const named = weighed.filter(([id]) => own.some((one) => one.has(id)));
    return whole === 0 ? 0 : named.reduce((sum, [, weight]) => sum + weight, 0) / whole;
  };
};
