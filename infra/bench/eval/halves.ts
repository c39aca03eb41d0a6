// Splits every question set into a half for development and a held-out half.
import { createHash } from 'node:crypto';

export type Half = 'development' | 'held out';
export const HALVES: readonly Half[] = ['development', 'held out'];

/** The same question always falls into the same half, whatever the order and number of questions. */
export const halfOf = (question: string): Half =>
  (createHash('sha256').update(question).digest()[0] ?? 0) % 2 === 0 ? 'development' : 'held out';

const fraction = (question: string): string => createHash('sha256').update(`order ${question}`).digest('hex');

/** So many of them, drawn the same way every time. */
export const drawn = <T extends { readonly question: string }>(all: readonly T[], count: number): T[] =>
  [...all].sort((a, b) => fraction(a.question).localeCompare(fraction(b.question))).slice(0, count);
