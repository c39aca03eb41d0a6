// Builds native headings, numbered by Word, each with the bookmark that the contents link to.
import { Bookmark, HeadingLevel, Paragraph, TextRun } from 'docx';
import { cleanText } from '#shared/report/clean-text.ts';
import { anchorOf } from './contents.ts';

const LEVELS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
] as const;

export type HeadingPlace = {
  readonly depth: number;
  readonly numbered?: boolean;
  /** The target of the contents. */
  readonly id?: string;
  /** Starts on a new page. */
  readonly first?: boolean;
};

export const headingOf = (text: string, { depth, numbered, id, first }: HeadingPlace): Paragraph => {
  const run = new TextRun(cleanText(text));
  return new Paragraph({
    heading: LEVELS[depth - 1] ?? HeadingLevel.HEADING_4,
    keepNext: true,
    children: [id === undefined ? run : new Bookmark({ id: anchorOf(id), children: [run] })],
    ...(first ? { pageBreakBefore: true } : {}),
    ...(numbered ? { numbering: { reference: 'headings', level: Math.min(depth, LEVELS.length) - 1 } } : {}),
  });
};
