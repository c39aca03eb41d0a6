// Builds the front matter of a Word document: the cover on a separate page, then notice, contacts and timetable.
import { ImageRun, PageBreak, Paragraph, type Table, TextRun } from 'docx';
import { cleanText } from '#shared/report/clean-text.ts';
import type { Front, Logo } from '../front-matter.ts';
import { titleLines } from '../title-lines.ts';
import type { Writing } from './runs.ts';
import { tableOf } from './table.ts';

/** Pictures are measured in pixels of 1/96 inch, the front matter in points. */
const PIXELS_PER_POINT = 96 / 72;
const TOP = 3600;
const BELOW_LOGO = 1600;
/** The title style in points: margins of 25 mm leave 453 points of an A4 page. */
const TITLE = { width: 453, size: 18 };

/** `after`: the space below the logo in twentieths of a point. */
export const logoParagraph = ({ bytes, width, height }: Logo, title: string, after: number): Paragraph =>
  new Paragraph({
    spacing: { after },
    children: [
      new ImageRun({
        type: 'png',
        data: bytes,
        transformation: { width: width * PIXELS_PER_POINT, height: height * PIXELS_PER_POINT },
        altText: { name: 'logo', title: cleanText(title), description: cleanText(title) },
      }),
    ],
  });

const pageBreak = (): Paragraph => new Paragraph({ children: [new PageBreak()] });

const line = (text: string, style: string): Paragraph => new Paragraph({ style, text: cleanText(text) });

/** Word breaks Japanese anywhere, so the lines are set as on the printed cover. */
const titleParagraph = (title: string): Paragraph =>
  new Paragraph({
    style: 'Title',
    children: titleLines(cleanText(title), TITLE).map(
      (text, i) => new TextRun({ text, ...(i > 0 ? { break: 1 } : {}) }),
    ),
  });

const coverOf = (front: Front): Paragraph[] => [
  ...(front.logo ? [logoParagraph(front.logo, front.title, BELOW_LOGO)] : []),
  new Paragraph({
    style: 'Confidential',
    text: cleanText(front.confidential),
    ...(front.logo ? {} : { spacing: { before: TOP } }),
  }),
  titleParagraph(front.title),
  ...(front.codeName ? [line(front.codeName, 'Subtitle')] : []),
  ...front.lines.map((text) => line(text, 'CoverLine')),
  pageBreak(),
];

const pageOf = ({ title, lines }: Front['notice'], style: string): Paragraph[] => [
  line(title, 'ContentsTitle'),
  ...lines.map((text) => line(text, style)),
];

export const frontPages = (writing: Writing, front: Front): (Paragraph | Table)[] => [
  ...coverOf(front),
  ...pageOf(front.notice, 'Reading'),
  ...(front.contacts ? pageOf(front.contacts, 'CoverLine') : []),
  ...(front.timetable ? tableOf(writing, front.timetable) : []),
  pageBreak(),
];
