// Builds the front matter of a PDF: the cover on a separate page, then notice, contacts and timetable.
import type { Content } from 'pdfmake/js/Printer.js';
import type { Front } from '../front-matter.ts';
import { titleLines } from '../title-lines.ts';
import { GREY, SIZE, TEXT_WIDTH } from './look.ts';
import { textRuns, type Writing, wordRuns } from './runs.ts';
import { tableOf } from './table.ts';

/** The top of the cover's text, with a logo above it or without. */
const TOP = { belowLogo: 110, alone: 200 };

/** The title of a cover, or of a report without one. */
export const titleOf = ({ pickFont }: Pick<Writing, 'pickFont'>, title: string): Content[] => [
  {
    stack: titleLines(title, { width: TEXT_WIDTH, size: SIZE.title }).map((line) => ({
      text: wordRuns(pickFont, line, { bold: true }),
      level: 1,
    })),
    bold: true,
    fontSize: SIZE.title,
    lineHeight: 1.25,
    margin: [0, 0, 0, 8],
  },
];

const coverOf = ({ pickFont }: Writing, front: Front): Content[] => {
  const say = (text: string, look: Content): Content => ({
    ...look,
    text: textRuns(pickFont, text, look.bold ? { bold: true } : {}),
  });
  const { logo, codeName, lines } = front;
  const top = logo ? TOP.belowLogo : TOP.alone;
  return [
    ...(logo ? [{ image: logo.address, width: logo.width, height: logo.height, alt: front.title }] : []),
    say(front.confidential, { bold: true, fontSize: SIZE.cell, color: GREY, margin: [0, top, 0, 8] }),
    ...titleOf({ pickFont }, front.title),
    ...(codeName ? [say(codeName, { fontSize: 13, color: GREY, margin: [0, 0, 0, 28] })] : []),
    ...lines.map((text) => say(text, { margin: [0, 0, 0, 3] })),
    { text: '', pageBreak: 'after' },
  ];
};

const pageOf = ({ pickFont }: Writing, { title, lines }: Front['notice'], gap: number): Content[] => [
  { text: textRuns(pickFont, title, { bold: true }), level: 2, fontSize: 13, margin: [0, 14, 0, 8] },
  ...lines.map((text): Content => ({ text: textRuns(pickFont, text), margin: [0, 0, 0, gap] })),
];

export const frontPages = (writing: Writing, front: Front): Content[] => [
  ...coverOf(writing, front),
  ...pageOf(writing, front.notice, 7),
  ...(front.contacts ? pageOf(writing, front.contacts, 2) : []),
  ...(front.timetable ? tableOf(writing, front.timetable) : []),
  { text: '', pageBreak: 'after' },
];
