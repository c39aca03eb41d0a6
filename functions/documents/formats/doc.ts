// Extracts Word documents from before 2007: text with headings and tables; from Word 6 and 95 only the text.
import iconv from 'iconv-lite';
import type { Segment } from '#shared/model/file.ts';
import { openCompound } from '../guard/compound.ts';
import { DocumentRefused } from '../refused.ts';
import type { Extraction, Source } from './extraction.ts';
import { type Flow, flow } from './flow.ts';
import { type Look, paragraphLooks } from './word/paragraph-looks.ts';
import { type Characters, charactersOf } from './word/pieces.ts';
import { wordFlow } from './word/word-flow.ts';

const WORD_97 = 0xa5ec;
const WORD_6 = 0xa5dc;
const FIRST_97 = 193;
const LOCKED = 0x0100;
const TABLE_1 = 0x0200;
const CODE_PAGES: Readonly<Record<number, string>> = { 1041: 'shift_jis', 1042: 'cp949', 1049: 'windows-1251' };

/**
 * Offsets of the lengths of the main text and what follows it: footnotes, headers, (macros), comments, endnotes, text
 * boxes.
 */
const PARTS = [
  [76, 'text'],
  [80, 'text'],
  [84, 'note'],
  [88, 'unsaid'],
  [92, 'unsaid'],
  [96, 'text'],
  [100, 'text'],
] as const;

/** Two adjacent cell marks end a row: these versions store paragraph properties elsewhere. */
const oldLook =
  (text: string) =>
  (index: number): Look => ({
    level: undefined,
    inTable: false,
    endsRow: text[index] === '\u0007' && text[index - 1] === '\u0007',
  });

/** Extracts a part such as running headers, which looks like any other paragraphs. */
const aside = (part: string): Segment[] => {
  const own = flow();
  wordFlow(part, oldLook(part), own);
  return own.end();
};

const readParts = (fib: DataView, { text, at }: Characters, look: (at: number) => Look, out: Flow): void => {
  let from = 0;
  for (const [place, kind] of PARTS) {
    const to = Math.min(text.length, from + fib.getUint32(place, true));
    const part = text.slice(from, to);
    const start = from;
    if (kind === 'text') wordFlow(part, (index) => look(at(start + index)), out);
    if (kind === 'note') for (const { text: line } of aside(part)) out.note(line);
    from = to;
  }
};

const readOld = (main: Uint8Array, fib: DataView, out: Flow): void => {
  const bytes = main.subarray(fib.getUint32(24, true), fib.getUint32(28, true));
  const text = iconv
    .decode(bytes, CODE_PAGES[fib.getUint16(6, true)] ?? 'windows-1252')
    .slice(0, fib.getUint32(52, true));
  wordFlow(text, oldLook(text), out);
};

export const extractDoc = ({ bytes }: Source): Extraction => {
  const file = openCompound(bytes);
  const main = file.read('WordDocument');
  if (!main || main.length < 64) throw new DocumentRefused('damaged');
  const fib = new DataView(main.buffer, main.byteOffset, main.byteLength);
  const mark = fib.getUint16(0, true);
  const flags = fib.getUint16(10, true);
  if (mark !== WORD_97 && mark !== WORD_6) throw new DocumentRefused('damaged');
  if (flags & LOCKED) throw new DocumentRefused('passwordNeeded');
  const out = flow();
  if (fib.getUint16(2, true) < FIRST_97) readOld(main, fib, out);
  else {
    const table = file.read(flags & TABLE_1 ? '1Table' : '0Table');
    if (!table || main.length < 512) throw new DocumentRefused('damaged');
    readParts(fib, charactersOf(main, table), paragraphLooks(main, table), out);
  }
  return { segments: out.end() };
};
