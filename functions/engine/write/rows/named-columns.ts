// The columns of a register that a question names: by a whole heading, one of its words, or its year.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { blank } from '../../understand/words/blank.ts';
import { hasRendering } from '../explained/same-word.ts';
import { holdsWord } from '../holds-word.ts';
import { isNamedIn, plain } from './register.ts';

const labelsOf = (head: readonly string[]): string[] =>
  head.map((label) => plain(blank(label, periodsIn(label))).trim());

/** A shorter heading may be part of another word. */
const MIN_LABEL = 3;
/** "병상 수와" is removed whole, without leaving 수와. */
export const withoutLabels = (question: string, head: readonly string[]): string =>
  labelsOf(head)
    .filter((label) => label.length >= MIN_LABEL)
    .reduce((text, label) => text.replaceAll(label, ' '), plain(question));

/** Columns whose whole heading the question names, and columns with a word, or a synonym of one, that no such heading has. */
export const namedColumns = (head: readonly string[], words: readonly string[], question = ''): number[] => {
  const labels = labelsOf(head);
  const isWhole = labels.map((label) => isNamedIn(plain(question), label));
  const open = words.filter((word) => !labels.some((label, at) => isWhole[at] && holdsWord(word, label)));
  return labels.flatMap((label, at) =>
    isWhole[at] || open.some((word) => holdsWord(word, label) || hasRendering(label, word)) ? [at] : [],
  );
};

/** "2025년 매출" for a question about that year. */
export const datedColumns = ({ periods }: Plan, head: readonly string[]): number[] =>
  head.flatMap((label, at) =>
    periods.length > 0 && periods.every((wanted) => periodsIn(label).some(({ key }) => samePeriod(wanted, key)))
      ? [at]
      : [],
  );
