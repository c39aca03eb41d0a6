// The quotation by which a line is shown: its paragraph, up to a length.
import type { Passage } from '../../evidence.ts';
import { type Stretch, splitSentences } from '../prose/split-sentences.ts';

/** The maximum length of a quotation, in characters. */
const MAX_QUOTATION = 320;

/** Extends a stretch to its paragraph, up to the maximum length: first by what follows. A row stays as it is. */
export const quotationOf = ({ chunk: { text, kind } }: Passage, stretch: Stretch): Stretch => {
  if (kind === 'table') return stretch;
  const isBeside = ({ start, end }: Stretch): boolean =>
    !text.slice(Math.min(end, stretch.end), Math.max(start, stretch.start)).includes('\n');
  let { start, end } = stretch;
  const beside = splitSentences(text).filter((one) => isBeside(one));
  const after = beside.filter((one) => one.start >= stretch.end);
  const before = beside.filter((one) => one.end <= stretch.start).reverse();
  for (const one of [...after, ...before])
    if (Math.max(end, one.end) - Math.min(start, one.start) <= MAX_QUOTATION)
      [start, end] = [Math.min(start, one.start), Math.max(end, one.end)];
  return { text: text.slice(start, end).replace(/\s+/gu, ' '), start, end };
};

type Quoted = { readonly passage: Passage; readonly stretch: Stretch };
const overlap = (a: Quoted, b: Quoted): boolean =>
  a.passage.chunk.id === b.passage.chunk.id && a.stretch.start < b.stretch.end && b.stretch.start < a.stretch.end;

/** The quotations of the first lines that have no text in common. */
export const quotationsOf = <T extends Quoted>(lines: readonly T[], most: number): readonly T[] => {
  const shown: T[] = [];
  for (const line of lines) {
    if (shown.length === most) break;
    const one = { ...line, stretch: quotationOf(line.passage, line.stretch) };
    if (!shown.some((other) => overlap(one, other))) shown.push(one);
  }
  return shown;
};
