// Walks a section of a Hangul 5 document by the depth of its records: paragraphs, tables, text boxes, footnotes.
import type { Flow } from '../flow.ts';
import { hwpText } from './hwp-text.ts';
import { type HwpRecord, recordsOf, u16, u32 } from './records.ts';
import type { HwpStyles } from './styles.ts';

const PARA_HEADER = 66;
const PARA_TEXT = 67;
const CTRL_HEADER = 71;
const LIST_HEADER = 72;
const EQUATION = 88;

const controlName = (data: DataView): string =>
  [3, 2, 1, 0].map((at) => (at < data.byteLength ? String.fromCharCode(data.getUint8(at)) : '')).join('');

/** Controls for content repeated on every page, and for hidden content. */
const RUNNING = new Set(['head', 'foot']);
const UNSEEN = new Set(['tcmt']);

type Open = { readonly level: number; readonly kind: 'table' | 'running' | 'unseen' };

const cellPlace = (data: DataView) => ({
  column: u16(data, 8),
  row: u16(data, 10),
  span: u16(data, 12),
  rows: u16(data, 14),
});

/** Reads a length in characters and the characters behind it. */
const textAt = (data: DataView, at: number): string => {
  const length = Math.min(u16(data, at), (data.byteLength - at - 2) >> 1);
  return Array.from({ length: Math.max(0, length) }, (_, n) => String.fromCharCode(u16(data, at + 2 + n * 2))).join('');
};

/** Controls that contain their text: overlaid characters and characters with a gloss. */
const CARRIES_TEXT = new Set(['tcps', 'tdut']);

export const hwpSection = (bytes: Uint8Array, styles: HwpStyles, out: Flow): void => {
  const open: Open[] = [];
  let level: number | undefined;
  const closeTo = (depth: number) => {
    for (let last = open.at(-1); last && last.level >= depth; last = open.at(-1)) {
      if (last.kind === 'table') out.closeTable();
      open.pop();
    }
  };
  const say = (text: string) => {
    const around = open.findLast(({ kind }) => kind !== 'table')?.kind;
    if (around === 'running') out.note(text);
    else if (around === undefined) out.paragraph(text, level);
  };
  const control = ({ data, level: depth }: HwpRecord) => {
    const name = controlName(data);
    if (name === 'tbl ') {
      out.openTable();
      open.push({ level: depth, kind: 'table' });
    } else if (RUNNING.has(name)) open.push({ level: depth, kind: 'running' });
    else if (CARRIES_TEXT.has(name)) say(textAt(data, 4));
    else if (UNSEEN.has(name)) open.push({ level: depth, kind: 'unseen' });
  };
  for (const record of recordsOf(bytes)) {
    const { tag, level: depth, data } = record;
    if (tag === PARA_HEADER) {
      closeTo(depth);
      level = styles.levelOf(u16(data, 8), data.byteLength > 10 ? data.getUint8(10) : 0);
    } else if (tag === PARA_TEXT) say(hwpText(data));
    else if (tag === CTRL_HEADER) {
      closeTo(depth);
      control(record);
    } else if (tag === EQUATION) say(textAt(data, 4));
    else if (tag === LIST_HEADER && open.at(-1)?.kind === 'table' && open.at(-1)?.level === depth - 1)
      if (data.byteLength >= 34 || u32(data, 8) !== 0)
        // A list without a place in the table is its caption.
        out.openCell(cellPlace(data));
  }
  closeTo(0);
};
