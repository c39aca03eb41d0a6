// How much of what a question is about a text names in any words, rare concepts weighing more than common ones.
import { inverseFrequency } from '../retrieve/bm25.ts';
import { questionConcepts } from '../understand/words/concepts.ts';

/**
 * Returns a function from texts that are read together to a score from 0 to 1: the weighed share of the question's
 * concepts that they name, of those that any of `all` names. A concept counts less the more of `all` name it in the
 * question's own words: there words rank by themselves.
 */
export const conceptShare = (question: string, all: readonly string[]): ((...texts: readonly string[]) => number) => {
  const { find, findOwn } = questionConcepts(question);
  const [sets, own] = [all.map(find), all.map(findOwn)];
  const weighed = [...find(question)].flatMap((id) => {
    const having = sets.filter((one) => one.has(id)).length;
    const havingOwn = own.filter((one) => one.has(id)).length;
    return having === 0 ? [] : [{ id, havingOwn, weight: inverseFrequency(all.length, having) }];
  });
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return (...texts) => {
    const named = texts.map(find);
    const found = weighed.filter(({ id }) => named.some((one) => one.has(id)));
    return whole === 0 ? 0 : found.reduce((sum, { weight, havingOwn }) => sum + weight / (1 + havingOwn), 0) / whole;
  };
};
