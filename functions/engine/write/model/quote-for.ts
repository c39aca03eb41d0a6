// Finds the range of a passage that supports a model's sentence: the row with its figures, or the nearest sentences.
import { readFigures } from '#shared/language/grammar/figures.ts';
import type { Chunk } from '../../../ports/search-index.ts';
import { readTable } from '../../tables/read-table.ts';
import { terms } from '../../terms.ts';
import { matchFigure } from '../../verify/match-figure.ts';
import { sourceFigures } from '../../verify/source-figures.ts';
import { type Stretch, splitSentences } from '../prose/split-sentences.ts';

/**
 * A neighboring line is quoted too from this share of the best score. On ko-pages and ja-pages 0.3, 0.6 and 1 give the
 * same figures.
 */
const NEIGHBOUR_SHARE = 0.6;

const stretchesOf = (chunk: Chunk): readonly Pick<Stretch, 'start' | 'end'>[] => {
  const rows = chunk.kind === 'table' ? readTable(chunk).rows : [];
  return rows.length > 0 ? rows : splitSentences(chunk.text);
};

/** Figures weigh more than words, since they identify the row. */
const scorer = (chunk: Chunk, text: string) => {
  const figures = readFigures(text).figures;
  const textTerms = new Set(terms(text));
  return ({ start, end }: Pick<Stretch, 'start' | 'end'>): number => {
    const sources = sourceFigures({ chunk, start, end });
    const found = figures.filter(
      (figure) => matchFigure({ figure, periods: [], fallingWords: true }, sources).kind === 'same',
    ).length;
    const words = terms(chunk.text.slice(start, end));
    const shared = words.filter((word) => textTerms.has(word)).length;
    return found * 2 + shared / (words.length + 3);
  };
};

export const quoteFor = (chunk: Chunk, text: string): Pick<Stretch, 'start' | 'end'> => {
  const stretches = stretchesOf(chunk);
  const score = scorer(chunk, text);
  const scores = stretches.map(score);
  const best = scores.indexOf(Math.max(...scores));
  const chosen = stretches[best];
  if (!chosen) return { start: 0, end: chunk.text.length };
  const top = scores[best] ?? 0;
  // Extends the quote to a neighbor that has another of the figures.
  const next = stretches[best + 1];
  const before = stretches[best - 1];
  const start = before && (scores[best - 1] ?? 0) > top * NEIGHBOUR_SHARE ? before.start : chosen.start;
  const end = next && (scores[best + 1] ?? 0) > top * NEIGHBOUR_SHARE ? next.end : chosen.end;
  return { start, end };
};
