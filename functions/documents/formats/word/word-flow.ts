// Splits the characters of an old Word document into paragraphs and tables, by its control characters.
import type { Flow } from '../flow.ts';
import type { Look } from './paragraph-looks.ts';

const CELL = '\u0007';
const ENDS: ReadonlySet<string> = new Set(['\r', CELL, '\u000c']);
const FIELD = { begin: '\u0013', separator: '\u0014', end: '\u0015' } as const;

/** The displayed text: results of fields without their codes, and no soft hyphens. */
const shown = (raw: string): string => {
  let text = '';
  const codes: boolean[] = [];
  for (const character of raw) {
    if (character === FIELD.begin) codes.push(true);
    else if (character === FIELD.separator && codes.length > 0) codes[codes.length - 1] = false;
    else if (character === FIELD.end) codes.pop();
    else if (!codes.includes(true)) text += character;
  }
  // Remaining control characters are removed when the paragraph is cleaned.
  return text.replaceAll('\u001e', '-').replaceAll('\u000b', ' ');
};

/** Calls back for each paragraph with the index of its last character. */
const eachParagraph = (text: string, onParagraph: (raw: string, end: string, last: number) => void): void => {
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (!ENDS.has(character)) continue;
    onParagraph(text.slice(from, at), character, at);
    from = at + 1;
  }
  if (from < text.length) onParagraph(text.slice(from), '\r', text.length - 1);
};

export const wordFlow = (text: string, look: (index: number) => Look, out: Flow): void => {
  let inTable = false;
  let inCell = false;
  const leave = () => {
    if (inTable) out.closeTable();
    inTable = false;
    inCell = false;
  };
  const enter = () => {
    if (!inTable) {
      out.openTable();
      out.openRow();
    }
    if (!inCell) out.openCell();
    inTable = true;
    inCell = true;
  };
  eachParagraph(text, (raw, end, last) => {
    const { level, inTable: listed, endsRow } = look(last);
    if (end === CELL && endsRow) {
      if (inTable) out.openRow();
      inCell = false;
      return;
    }
    if (end === CELL || listed) enter();
    else leave();
    out.paragraph(shown(raw), level);
    if (end !== CELL) return;
    out.closeCell();
    inCell = false;
  });
  leave();
};
