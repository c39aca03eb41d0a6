// A section of a PDF: numbered headings with bookmarks, its blocks, and the notes that they cite.
import type { Content, Inline } from 'pdfmake/js/Printer.js';
import type { Language } from '#shared/model/enums.ts';
import type { Block, Reference } from '#shared/report/blocks.ts';
import { type Heading, headingId } from '#shared/report/outline.ts';
import type { Section } from '#shared/report/report.ts';
import { notesOf } from '../notes.ts';
import { quoteOf, sourceOf } from '../place.ts';
import { safeLink } from '../safe-link.ts';
import { type SectionNotice, sectionNotice } from '../section-notice.ts';
import { blockOf } from './blocks.ts';
import type { PickFont } from './fonts.ts';
import { GREY, SIZE, WARN } from './look.ts';
import { textRuns, type Writing } from './runs.ts';

export type Book = {
  readonly language: Language;
  readonly pickFont: PickFont;
  readonly byNumber: ReadonlyMap<number, Reference>;
  readonly headings: ReadonlyMap<string, Heading>;
  readonly linkTo: (reference: Reference) => string | undefined;
};

const LINK = '#2a49b0';

export const sourceRuns = ({ language, pickFont, linkTo }: Book, reference: Reference): Inline[] => {
  const link = safeLink(linkTo(reference));
  return textRuns(pickFont, sourceOf(language, reference), link ? { link, color: LINK } : {});
};

type Titled = {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly depth: number;
  readonly parent?: string;
};

export const headingOf = (
  { pickFont }: Pick<Book, 'pickFont'>,
  { id, number, title, depth, parent }: Titled,
): Content => {
  const text = [number, title].filter(Boolean).join('  ');
  return {
    text: textRuns(pickFont, text, { bold: true }),
    fontSize: SIZE.h[Math.min(depth, SIZE.h.length) - 1] ?? SIZE.body,
    lineHeight: 1.25,
    margin: [0, depth === 1 ? 18 : 12, 0, 6],
    id,
    tocItem: depth <= 3,
    tocMargin: [(depth - 1) * 14, 2, 0, 2],
    outline: true,
    outlineText: text,
    outlineId: id,
    ...(parent ? { outlineParentId: parent } : {}),
  };
};

const noteLines = (book: Book, writing: Writing): Content[] => {
  const cited = writing.notes.cited();
  if (cited.length === 0) return [];
  const rule: Content = {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: 120, y2: 0, lineWidth: 0.5, lineColor: GREY }],
    margin: [0, 8, 0, 4],
  };
  const lines = cited.map(
    ({ reference, anchor }): Content => ({
      columns: [
        { width: 16, text: String(reference.n), id: anchor },
        { width: '*', text: [...sourceRuns(book, reference), ...textRuns(book.pickFont, `: “${quoteOf(reference)}”`)] },
      ],
      columnGap: 3,
      fontSize: SIZE.note,
      lineHeight: 1.25,
      margin: [0, 0, 0, 2],
    }),
  );
  return [rule, ...lines];
};

/** A heading is never left alone at the foot of a page. */
const held = (heading: Content, first: readonly Content[]): Content[] => {
  const [next, ...rest] = first;
  return [{ unbreakable: true, stack: next ? [heading, next] : [heading] }, ...rest];
};

const noticeOf = ({ pickFont }: Book, { text, isQuiet }: SectionNotice): Content =>
  isQuiet
    ? { text: textRuns(pickFont, text), color: GREY, fontSize: SIZE.meta, margin: [0, 0, 0, 6] }
    : { text: textRuns(pickFont, text), color: WARN, margin: [0, 0, 0, 8] };

type Part = { readonly heading?: Content; readonly body: Content[] };

const partsOf = (book: Book, writing: Writing, section: Section): Part[] => {
  const title = book.headings.get(section.id);
  const notice = sectionNotice(book.language, section);
  const parts: Part[] = [
    {
      ...(title ? { heading: headingOf(book, title) } : {}),
      body: notice ? [noticeOf(book, notice)] : [],
    },
  ];
  const add = (block: Block, i: number) => {
    if (block.kind !== 'heading') return void parts.at(-1)?.body.push(...blockOf(writing, block));
    const id = headingId(section.id, i);
    const place = book.headings.get(id) ?? { id, number: '', title: block.text, depth: block.level };
    parts.push({ heading: headingOf(book, { ...place, ...(title ? { parent: section.id } : {}) }), body: [] });
  };
  section.blocks.forEach(add);
  return parts;
};

export const sectionOf = (book: Book, section: Section): Content[] => {
  const writing = { language: book.language, pickFont: book.pickFont, notes: notesOf(section.id, book.byNumber) };
  const content = partsOf(book, writing, section).flatMap(({ heading, body }) =>
    heading ? held(heading, body) : body,
  );
  return [...content, ...noteLines(book, writing)];
};
