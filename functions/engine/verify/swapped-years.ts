// Whether two years of a sentence are swapped against the source.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import type { Finding } from '#shared/report/blocks.ts';
import type { Cited } from '../evidence.ts';
import { terms } from '../terms.ts';
import { unwrapped } from './clauses.ts';

const AROUND = 24;
/**
 * Share of the words beside a year from which on two years are in the same place. On the sentences of KorQuAD, JaQuAD
 * and TAT-QA with two years any share from 0.35 to 0.8 gives the same verdicts.
 */
const SAME_PLACE_SHARE = 0.5;

type Dated = { readonly key: string; readonly text: string; readonly words: readonly string[] };

const datedIn = (text: string): Dated[] => {
  const periods = periodsIn(text);
  const blank = periods.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
  return periods.map(({ key, start, end }) => ({
    key,
    text: text.slice(start, end),
    words: terms(blank.slice(Math.max(0, start - AROUND), end + AROUND)),
  }));
};

const likeness = ({ words }: Dated, other: Dated): number =>
  words.filter((word) => other.words.includes(word)).length / Math.max(1, words.length);

export const swappedYears = (text: string, cited: readonly Cited[]): Finding[] => {
  const dated = datedIn(text);
  const given = cited.flatMap(({ chunk, quote }) => (chunk.kind === 'prose' ? datedIn(unwrapped(quote)) : []));
  const best = (one: Dated, isSame: boolean) =>
    Math.max(0, ...given.filter(({ key }) => (key === one.key) === isSame).map((other) => likeness(one, other)));
  return dated
    .filter((one) => given.some(({ key }) => key === one.key))
    .filter((one) => best(one, false) >= SAME_PLACE_SHARE && best(one, false) > 2 * best(one, true))
    .map((one) => ({
      code: 'periodDiffers',
      about: one.text,
      instead: given.find(({ key }) => key !== one.key)?.text ?? '',
    }));
};
