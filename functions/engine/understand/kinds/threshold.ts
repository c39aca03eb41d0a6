// Finds the threshold in a question about a figure: less than $400 million, 처음으로 1조를 넘은, 500億円を下回った.
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import { compile, type Place } from '#shared/language/lexicon/lexicon.ts';
import thresholds from '#shared/language/lexicon/thresholds.json' with { type: 'json' };

export type Threshold = {
  readonly side: 'above' | 'below';
  /** The limit itself counts as met: 이상, 以上, at least. */
  readonly isInclusive?: boolean;
  readonly limit: Pick<Figure, 'value' | 'power' | 'unit'>;
  /** The question asks for the first period only. */
  readonly isFirst: boolean;
};

const SIDES = { above: compile(thresholds.above), below: compile(thresholds.below) };
const firstIn = compile(thresholds.first);
const inclusiveIn = compile(thresholds.inclusive);
/** Particles between the amount and the words around it. */
const PARTICLE = new RegExp(`^\\s?(?:${thresholds.particles.join('|')})`, 'u');

/** Whether a text states a limit, as in "shall not exceed 3.25x", and not an actual figure. */
export const setsLimit = (text: string): boolean => SIDES.above(text).length + SIDES.below(text).length > 0;

/** The threshold with the places of its words, so that the rest of the question names only the figure. */
export const findThreshold = (question: string): (Threshold & { readonly places: readonly Place[] }) | undefined => {
  const side = (['above', 'below'] as const).find((one) => SIDES[one](question).length > 0);
  const { figures, periods } = readFigures(question);
  const [limit, ...more] = figures.filter(
    ({ start, end }) => !periods.some((one) => one.start < end && start < one.end),
  );
  if (!side || !limit || more.length > 0) return undefined;
  const first = firstIn(question);
  const joint = PARTICLE.exec(question.slice(limit.end))?.[0].length ?? 0;
  const { value, power, unit } = limit;
  return {
    side,
    isInclusive: inclusiveIn(question).length > 0,
    limit: { value, power, unit },
    isFirst: first.length > 0,
    places: [...SIDES[side](question), ...first, { start: limit.start, end: limit.end + joint }],
  };
};
