// Reads lines that start with a date: a company's history (`1986: founded …`), cuttings (`12 March 2025, Herald. …`).
import { periodsIn } from '#shared/language/grammar/periods.ts';
import type { Passage } from '../../engine/evidence.ts';
import { terms } from '../../engine/terms.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import { PARTIAL_DATE } from './date-in.ts';

export type DatedLine = {
  readonly date: string;
  /** The start of the line, and the text after the date. */
  readonly at: number;
  readonly rest: Quotable;
};

const BULLET = /^\s*(?:[-*•·▪●○■□※]\s*)?/u;
const AFTER = /^(?:에|には|に|の)?[\s,、:：·|)\]–—-]*/u;
/** A shorter text describes no event. */
const SHORTEST = 4;

/** `2014.05`, `1992.3.18`: a date at the start of a line, a number elsewhere. */
const DOTTED = /^((?:19|20)\d{2})[./](0?[1-9]|1[0-2])(?:[./](0?[1-9]|[12]\d|3[01]))?\.?(?=\s|$)/u;

type Opening = { readonly date: string; readonly end: number };

const openingOf = (text: string): Opening | undefined => {
  const [whole = '', year, ...rest] = DOTTED.exec(text) ?? [];
  if (year) {
    const date = [year, ...rest.filter(Boolean).map((part) => part.padStart(2, '0'))].join('-');
    return { date, end: whole.length };
  }
  const first = periodsIn(text)[0];
  const date = first?.key.replace(/[QH].*$/, '') ?? '';
  return first && first.start <= 1 && PARTIAL_DATE.test(date) ? { date, end: first.end } : undefined;
};

const lineOf = (passage: Passage, line: string, at: number): DatedLine[] => {
  const lead = BULLET.exec(line)?.[0].length ?? 0;
  const opening = openingOf(line.slice(lead));
  if (!opening) return [];
  const { date } = opening;
  const from = lead + opening.end;
  const begin = from + (AFTER.exec(line.slice(from))?.[0].length ?? 0);
  const text = line.slice(begin).trimEnd();
  if (text.length < SHORTEST) return [];
  const start = at + begin;
  const { section } = passage.chunk.context;
  return [{ date, at, rest: { text, start, end: start + text.length, passage, section, words: new Set(terms(text)) } }];
};

/** A table with two columns, date and event, is also a list of such lines. */
const isList = ({ chunk: { kind, text } }: Passage): boolean =>
  kind === 'prose' || (kind === 'table' && text.split('\n').every((line) => line.split('\t').length <= 2));

/** In the order of the text. */
export const datedLines = (passage: Passage): DatedLine[] => {
  if (!isList(passage)) return [];
  let at = 0;
  return passage.chunk.text.split('\n').flatMap((line) => {
    const found = lineOf(passage, line, at);
    at += line.length + 1;
    return found;
  });
};
