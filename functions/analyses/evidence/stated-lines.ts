// Splits passages of prose into lines and sentences, also those that are no whole sentence: items of lists and of
// schedules.
import type { Passage } from '../../engine/evidence.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';

/** A full stop ends a sentence unless a digit follows: £2.35. */
const SENTENCE = /[^.。\n]+(?:\.\d[^.。\n]*)*[.。]?/gu;
const BULLET = /^\s*(?:[-•·▪◦●○■□*]\s+|\(?\d{1,2}[.)]\s+|\([a-z]\)\s+)?/u;

export const statedLines = (passage: Passage): Quotable[] => {
  const { chunk } = passage;
  if (chunk.kind !== 'prose') return [];
  return [...chunk.text.matchAll(SENTENCE)].flatMap(({ 0: printed, index }): Quotable[] => {
    const lead = BULLET.exec(printed)?.[0].length ?? 0;
    const text = printed.slice(lead).trimEnd();
    const start = index + lead;
    const place = { start, end: start + text.length, passage, section: chunk.context.section };
    return text === '' ? [] : [{ text, words: new Set<string>(), ...place }];
  });
};
