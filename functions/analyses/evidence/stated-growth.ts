// Checks growth that a sentence states together with the two underlying amounts (rule 36).
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import { movesIn } from '#shared/language/lexicon/direction.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import words from '#shared/language/lexicon/stated-growth.json' with { type: 'json' };
import yearlyGrowth from '#shared/language/lexicon/yearly-growth.json' with { type: 'json' };

export type SentenceCheck = { readonly is: 'holds' | 'breaks'; readonly by: number; readonly equation: string };

const [wordsBefore, wordsBehind] = [compile(words.before), compile(words.behind)];
const [namesYearlyGrowth, saysRough] = [compile(yearlyGrowth), compile(words.rough)];

/** Some documents round the last digit, others truncate it. */
const isNear = (stated: Figure, corners: readonly number[]): boolean => {
  const room = 2 * stated.half * (1 + 1e-9);
  return stated.value >= Math.min(...corners) - room && stated.value <= Math.max(...corners) + room;
};

/** The rounding of the amounts determines how far the percentage may deviate. */
export const checkStated = (
  stated: Figure,
  [a, b]: readonly [Pick<Figure, 'value' | 'half'>, Pick<Figure, 'value' | 'half'>],
  compute: (a: number, b: number) => number,
): Omit<SentenceCheck, 'equation'> => {
  const corners = [-1, 1].flatMap((da) => [-1, 1].map((db) => compute(a.value + da * a.half, b.value + db * b.half)));
  const by = stated.value - compute(a.value, b.value);
  return { is: isNear(stated, corners) ? 'holds' : 'breaks', by: Number(by.toPrecision(3)) };
};

const isEarlier = (text: string, { start, end }: Figure): boolean => {
  const [before, behind] = [text.slice(0, start).trimEnd(), text.slice(end).trimStart()];
  return (
    wordsBefore(before).some((one) => one.end === before.length) || wordsBehind(behind).some((one) => one.start === 0)
  );
};

const isAmount = ({ unit }: Figure): boolean => unit !== 'percent' && unit !== 'points' && unit !== 'times';

/** `undefined` if growth is absent, approximate or over several years, or if the amounts may be of another metric. */
export const growthIn = (text: string): SentenceCheck | undefined => {
  const [way, ...ways] = new Set(movesIn(text).map((move) => move.way));
  if (!way || ways.length > 0 || namesYearlyGrowth(text).length > 0 || saysRough(text).length > 0) return undefined;
  const { figures } = readFigures(text);
  const [stated, ...percents] = figures.filter(({ unit }) => unit === 'percent');
  const amounts = figures.filter(isAmount);
  const [earlier, ...more] = amounts.filter((one) => isEarlier(text, one));
  const later = amounts.find((one) => one !== earlier);
  if (!stated || !earlier || !later || percents.length + more.length > 0 || figures.length !== 3) return undefined;
  if (earlier.value <= 0 || earlier.unit !== later.unit || earlier.unit === undefined) return undefined;
  const size = { ...stated, value: way === 'fall' ? -Math.abs(stated.value) : Math.abs(stated.value) };
  const check = checkStated(size, [later, earlier], (b, a) => ((b - a) / a) * 100);
  return { ...check, equation: `${stated.text} ≠ (${later.text} − ${earlier.text}) ÷ ${earlier.text}` };
};
