// The quotable parts of a passage, whole sentences or not: wrapped lines joined, table rows kept single.
import type { Passage } from '../../evidence.ts';
import { readTable } from '../../tables/read-table.ts';
import { type Stretch, splitSentences } from './split-sentences.ts';

const SHORTEST = 8;
const MAX_LENGTH = 420;
/** A line that fills this share of the column continues on the next line. */
const FULL = 0.7;
const ENDS = /(?:[.!?。！？:：;]|[다요음함임됨]\.?)["'”’)\]）」』]*$/u;
const OPENS = /^(?:[-–•·▪◦●○■□*▶◆※ㆍ・]|\(?\d{1,2}[.)](?!\d)|[①-⑳]|[가-하][.)]|[IVX]+\.)\s?/u;

const withoutBullet = ({ text, start, end }: Stretch): Stretch => {
  const lead = OPENS.exec(text)?.[0].length ?? 0;
  return lead < text.length - SHORTEST ? { text: text.slice(lead), start: start + lead, end } : { text, start, end };
};

/** Whether a line continues: the line above is long and does not end, and this one has no list mark. */
const goesOn = (above: string, line: string, width: number): boolean =>
  above.length >= width * FULL && !ENDS.test(above) && !OPENS.test(line);

/** `text` has spaces for line breaks; the position covers the whole range. */
const joinedStretches = ({ text, spans }: Passage['chunk']): Stretch[] => {
  const pieces = splitSentences(text);
  // Plain text was joined when it was parsed, so its lines are whole.
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
