// How much of what a question is about a text names in any words, rare concepts weighing more than common ones.
import { inverseFrequency } from '../retrieve/bm25.ts';
import { conceptsIn } from '../understand/words/concepts.ts';

type Concepts = ReadonlySet<string>;

/** Scores 0 to 1: the weighed share of the question's concepts, of those that any of the texts has. */
export const conceptShare = (question: string, all: readonly Concepts[]): ((concepts: Concepts) => number) => {
  const weighed = [...conceptsIn(question)].flatMap((id) => {
    const having = all.filter((one) => one.has(id)).length;
    return having === 0 ? [] : [[id, inverseFrequency(all.length, having)] as const];
  });
  const whole = weighed.reduce((sum, [, weight]) => sum + weight, 0);
  return (concepts) =>
    whole === 0 ? 0 : weighed.reduce((sum, [id, weight]) => (concepts.has(id) ? sum + weight : sum), 0) / whole;
};
