// What can be quoted of a passage, whole sentences or not: wrapped lines joined, table rows kept single.
import type { Passage } from '../../evidence.ts';
import { readTable } from '../../tables/read-table.ts';
import { type Stretch, splitSentences } from './split-sentences.ts';

const SHORTEST = 8;
const MAX_LENGTH = 420;
/** A line that fills most of the column goes on in the next one. */
const FULL = 0.7;
const ENDS = /(?:[.!?。！？:：;]|[다요음함임됨]\.?)["'”’)\]）」』]*$/u;
const OPENS = /^(?:[-–•·▪◦●○■□*▶◆※ㆍ・]|\(?\d{1,2}[.)](?!\d)|[①-⑳]|[가-하][.)]|[IVX]+\.)\s?/u;

const withoutBullet = ({ text, start, end }: Stretch): Stretch => {
  const lead = OPENS.exec(text)?.[0].length ?? 0;
  return lead < text.length - SHORTEST ? { text: text.slice(lead), start: start + lead, end } : { text, start, end };
};

/** Reads on: the line above neither ends nor is short, and this one opens nothing. */
const goesOn = (above: string, line: string, width: number): boolean =>
  above.length >= width * FULL && !ENDS.test(above) && !OPENS.test(line);

/** `text` has the line breaks of the page as spaces; the place is that of the whole stretch. */
const joinedStretches = ({ text, spans }: Passage['chunk']): Stretch[] => {
  const pieces = splitSentences(text);
  // Lines of plain text were joined when it was read: what is still one is one.
  const isJoined = spans.some(({ locator }) => locator.line !== undefined);
  const width = isJoined ? Number.POSITIVE_INFINITY : Math.max(...text.split('\n').map(({ length }) => length));
  const out: Stretch[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    const line = last && text.slice(text.lastIndexOf('\n', last.end - 1) + 1, last.end);
    const isWrapped = last && line !== undefined && text.slice(last.end, piece.start).includes('\n');
    if (last && isWrapped && last.text.length + piece.text.length < MAX_LENGTH && goesOn(line, piece.text, width)) {
      const joint = /[\u3041-\u30ff\u4e00-\u9fff]$/.test(last.text) ? '' : ' ';
      out[out.length - 1] = { text: `${last.text}${joint}${piece.text}`, start: last.start, end: piece.end };
    } else out.push(piece);
  }
  return out.map(withoutBullet).filter((one) => one.text.length >= SHORTEST && one.text.length <= MAX_LENGTH);
};

const rowStretches = ({ chunk }: Passage): Stretch[] =>
  readTable(chunk)
    .rows.map(({ start, end }) => ({ text: chunk.text.slice(start, end).replace(/\t+/g, '  ').trim(), start, end }))
    .filter(({ text }) => text.length <= MAX_LENGTH);

const READ = new WeakMap<object, readonly Stretch[]>();

export const stretchesOf = (passage: Passage): readonly Stretch[] => {
  const known = READ.get(passage.chunk);
  if (known) return known;
  const rows = passage.chunk.kind === 'table' ? rowStretches(passage) : [];
  const made = rows.length > 0 ? rows : joinedStretches(passage.chunk);
  READ.set(passage.chunk, made);
  return made;
};
