// Marks figures of a statement that does not add up: they are never verified, however well they are quoted.
import { readFigures } from '#shared/language/grammar/figures.ts';
import type { Finding } from '#shared/report/blocks.ts';
import type { BrokenLine } from '../../ports/search-index.ts';
import type { Cited } from '../evidence.ts';

type Stretch = Pick<Cited, 'chunk' | 'start' | 'end'>;

const brokenIn = ({ chunk, start, end }: Stretch): readonly BrokenLine[] =>
  (chunk.context.broken ?? []).filter((line) => line.start < end && start < line.end);

const finding = (about: string, { equation }: BrokenLine): Finding => ({ code: 'tieOut', about, instead: equation });

/** Findings for a cell, by its printed text. */
export const cellTieOut = (stretch: Stretch, text: string): Finding[] =>
  brokenIn(stretch)
    .filter(({ shown }) => shown === text)
    .slice(0, 1)
    .map((line) => finding(text, line));

/** Findings for the figures of a sentence, in any scale. */
export const tieOutFindings = (text: string, cited: readonly Cited[]): Finding[] => {
  const broken = cited.flatMap(brokenIn);
  if (broken.length === 0) return [];
  return readFigures(text).figures.flatMap((figure) => {
    const line = broken.find(
      ({ value, shown }) =>
        figure.text === shown || Math.abs(Math.abs(figure.value) - Math.abs(value)) <= figure.half * (1 + 1e-9),
    );
    return line ? [finding(figure.text, line)] : [];
  });
};
