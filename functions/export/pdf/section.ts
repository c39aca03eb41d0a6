// Builds a section of a PDF: numbered headings with bookmarks, its blocks, and the entries of the sources that it
// cites.
import type { Content, Inline } from 'pdfmake/js/Printer.js';
import type { Language } from '#shared/model/enums.ts';
import type { Block, Reference } from '#shared/report/blocks.ts';
import { type Heading, headingId } from '#shared/report/outline.ts';
import type { Section } from '#shared/report/report.ts';
import type { Marks } from '../notes.ts';
import { placesOf } from '../place.ts';
import { safeLink } from '../safe-link.ts';
import { type SectionNotice, sectionNotice } from '../section-notice.ts';
import type { SourceGroup } from '../sources.ts';
import { blockOf } from './blocks.ts';
import { leading } from './fit.ts';
import type { PickFont } from './fonts.ts';
import { GREY, SIZE, WARN } from './look.ts';
import { textRuns, type Writing } from './runs.ts';

export type Book = {
  readonly language: Language;
  readonly pickFont: PickFont;
  /** The deepest level in the contents. */
  readonly deepest: number;
  readonly notes: Marks;
  readonly headings: ReadonlyMap<string, Heading>;
  readonly linkTo: (reference: Reference) => string | undefined;
};

const LINK = '#2a49b0';

/** A document and its cited places, each with a link to the passage and the numbers of its marks in prose. */
export const documentRuns = (
  book: Book,
  { title, references }: SourceGroup,
  inProse: ReadonlySet<Reference>,
): Inline[] => {
  const { language, pickFont, linkTo } = book;
  const places = placesOf(language, references).flatMap(({ text: place, references: cited }, i): Inline[] => {
    const link = cited[0] && safeLink(linkTo(cited[0]));
    const numbers = cited
      .filter((one) => inProse.has(one))
      .map(({ n }) => n)
      .sort((a, b) => a - b)
      .join(', ');
    return [
      ...textRuns(pickFont, i === 0 ? '  ' : ' · '),
      ...textRuns(
        pickFont,
        [place, numbers && `[${numbers}]`].filter(Boolean).join(' '),
        link ? { link, color: LINK } : {},
      ),
    ];
  });
  return [...textRuns(pickFont, title, { bold: true }), ...places];
};

type Titled = {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly depth: number;
  readonly parent?: string;
};

/** The look of a heading's line in the contents. */
const entryLook = (depth: number) => {
  const style = depth === 1 ? { lineHeight: 1.2 } : { lineHeight: 1.2, fontSize: SIZE.cell };
  const gap = depth === 1 ? -0.5 : -2;
  return { tocMargin: [(depth - 1) * 14, gap, 0, gap], tocStyle: style, tocNumberStyle: style };
};

export const headingOf = (
  { pickFont, deepest }: Pick<Book, 'pickFont' | 'deepest'>,
  { id, number, title, depth, parent }: Titled,
): Content => {
  const text = [number, title].filter(Boolean).join('  ');
  return {
    text: textRuns(pickFont, text, { bold: true }),
    fontSize: SIZE.h[Math.min(depth, SIZE.h.length) - 1] ?? SIZE.body,
    lineHeight: 1.25,
    margin: [0, depth === 1 ? 18 : 12, 0, 6],
    id,
    // One level below the title of the document.
    level: depth + 1,
    tocItem: depth <= deepest,
    ...entryLook(depth),
    outline: true,
    outlineText: text,
    outlineId: id,
    ...(parent ? { outlineParentId: parent } : {}),
  };
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
      body: [],
    },
  ];
  const add = (block: Block, i: number) => {
    if (block.kind !== 'heading') return void parts.at(-1)?.body.push(...blockOf(writing, block));
    const id = headingId(section.id, i);
    const place = book.headings.get(id) ?? { id, number: '', title: block.text, depth: block.level };
    parts.push({ heading: headingOf(book, { ...place, ...(title ? { parent: section.id } : {}) }), body: [] });
  };
  section.blocks.forEach(add);
  if (notice) parts.at(-1)?.body.push(noticeOf(book, notice));
  return parts;
};

export const sectionOf = (book: Book, section: Section): Content[] => {
  const writing = { language: book.language, pickFont: book.pickFont, notes: book.notes };
  const content: Content[] = [];
  // A heading with nothing but another heading below it stays with that one.
  let lead: Content[] = [];
  for (const { heading, body } of partsOf(book, writing, section)) {
    if (heading) lead.push(heading);
    if (body.length === 0) continue;
    content.push(...(lead.length > 0 ? leading(lead, body) : body));
    lead = [];
  }
  return [...content, ...lead];
};
