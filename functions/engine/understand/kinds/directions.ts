// Finds the direction of a figure that a question offers as a pair: 増収か減収か, improved or worsened.
import * as z from 'zod';
import directions from '#shared/language/lexicon/directions.json' with { type: 'json' };

const Pair = z.object({
  up: z.string(),
  down: z.string(),
  /** The metric that the words of the pair name. */
  of: z.string().optional(),
  /** The words for the answer, if the question has only a stem. */
  word: z.tuple([z.string(), z.string()]).optional(),
  better: z.boolean().optional(),
});
type Pair = z.infer<typeof Pair>;
const PAIRS = z.array(Pair).parse(directions.pairs);

/** Most characters between the two words: 増加したか減少したか, "increase or decrease". */
const MAX_BETWEEN = 16;

type Stretch = { readonly start: number; readonly end: number };
type Direction = Stretch & { readonly pair: Pair };

const pairIn = (text: string, pair: Pair): Direction | undefined => {
  const start = text.indexOf(pair.up);
  const down = start < 0 ? -1 : text.indexOf(pair.down, start + pair.up.length);
  if (down < 0 || down - start - pair.up.length > MAX_BETWEEN) return undefined;
  const rest = /^[\p{L}]*/u.exec(text.slice(down + pair.down.length))?.[0].length ?? 0;
  return { pair, start, end: down + pair.down.length + rest };
};

export const findDirection = (question: string): Direction | undefined => {
  const plain = question.normalize('NFKC').toLowerCase();
  for (const pair of PAIRS) {
    const found = pairIn(plain, pair);
    if (found) return found;
  }
  return undefined;
};

/**
 * The question's word for the direction of the figure. `lessIsBetter`: the figure is a ratio that improves when it
 * falls.
 */
export const directionWord = (question: string, isRise: boolean, lessIsBetter = false): string | undefined => {
  const direction = findDirection(question);
  if (!direction) return undefined;
  const { up, down, word = [up, down], better } = direction.pair;
  return isRise !== (better === true && lessIsBetter) ? word[0] : word[1];
};
