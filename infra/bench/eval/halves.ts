// Splits every question set into a half for development and a held-out half.
import { createHash } from 'node:crypto';

export type Half = 'development' | 'held out';
export const HALVES: readonly Half[] = ['development', 'held out'];

/** A question always falls into the same half, whatever the order and number of questions. */
export const halfOf = (question: string): Half =>
  (createHash('sha256').update(question).digest()[0] ?? 0) % 2 === 0 ? 'development' : 'held out';

const fraction = (question: string, draw: number): string =>
  createHash('sha256')
    .update(draw === 1 ? `order ${question}` : `order ${draw} ${question}`)
    .digest('hex');

/** Draws `count` questions, the same every time; another `draw` gives others. */
export const drawn = <T extends { readonly question: string }>(all: readonly T[], count: number, draw = 1): T[] =>
  [...all].sort((a, b) => fraction(a.question, draw).localeCompare(fraction(b.question, draw))).slice(0, count);

/**
 * The wrong answers of the first draw of KorQuAD and TAT-QA were read in November 2026, so the held-out half uses
 * another draw.
 */
export const drawOf = (half: Half): number => (half === 'held out' ? 2 : 1);
