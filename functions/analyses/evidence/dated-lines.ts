// Lines that open with a date: the history of a company (`1986: founded …`), cuttings (`12 March 2025, Herald. …`).
import { periodsIn } from '#shared/language/grammar/periods.ts';
import type { Passage } from '../../engine/evidence.ts';
import { terms } from '../../engine/terms.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import { PARTIAL_DATE } from './date-in.ts';

export type DatedLine = {
  readonly date: string;
  /** Where the line begins, and what follows the date. */
  readonly at: number;
  readonly rest: Quotable;
};

const BULLET = /^\s*(?:[-*•·▪●○■□※]\s*)?/u;
const AFTER = /^(?:에|には|に|の)?[\s,、:：·|)\]–—-]*/u;
/** Less says nothing that happened. */
const SHORTEST = 4;

const lineOf = (passage: Passage, line: string, at: number): DatedLine[] => {
  const lead = BULLET.exec(line)?.[0].length ?? 0;
  const first = periodsIn(line.slice(lead))[0];
  const date = first?.key.replace(/[QH].*$/, '') ?? '';
  if (!first || first.start > 1 || !PARTIAL_DATE.test(date)) return [];
  const from = lead + first.end;
  const begin = from + (AFTER.exec(line.slice(from))?.[0].length ?? 0);
  const text = line.slice(begin).trimEnd();
  if (text.length < SHORTEST) return [];
  const start = at + begin;
  const { section } = passage.chunk.context;
  return [{ date, at, rest: { text, start, end: start + text.length, passage, section, words: new Set(terms(text)) } }];
};

/** In the order of the text. */
export const datedLines = (passage: Passage): DatedLine[] => {
  if (passage.chunk.kind !== 'prose') return [];
  let at = 0;
  return passage.chunk.text.split('\n').flatMap((line) => {
    const found = lineOf(passage, line, at);
    at += line.length + 1;
    return found;
  });
};
