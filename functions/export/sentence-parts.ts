// Splits a printed sentence: its words, the full stop after its note marks, and the gap to the next sentence.
import { gapAfter } from '#shared/report/sentence-gap.ts';

export const sentenceParts = (
  text: string,
): { readonly words: string; readonly stop: string; readonly gap: string } => {
  const plain = text.trimEnd();
  const stop = /[.。!?]$/.exec(plain)?.[0] ?? '';
  return { words: plain.slice(0, plain.length - stop.length), stop, gap: gapAfter(plain) };
};
