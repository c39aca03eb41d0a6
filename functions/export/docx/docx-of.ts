// Builds a report as a Word document: native headings, contents and footnotes, charts as pictures, page numbers,
// sources at the end.
import { Document, type FileChild, Footer, Header, Packer, Paragraph, TextRun } from 'docx';
import { cleanText } from '#shared/report/clean-text.ts';
import { type Heading, headingId, outlineOf } from '#shared/report/outline.ts';
import type { Report, Section } from '#shared/report/report.ts';
import { backEntries } from '../back-entries.ts';
import { beginsBelowContents } from '../first-page.ts';
import { frontOf, logoOf } from '../front-matter.ts';
import { onPaper } from '../on-paper.ts';
import type { ExportOptions } from '../options.ts';
import { typesetter } from '../picture/glyphs.ts';
import { sectionNotice } from '../section-notice.ts';
import { assumptionsOf, sourcesOf } from './back.ts';
import { blockOf } from './blocks.ts';
import { contentsOf } from './contents.ts';
import { coverOf, titleOf } from './cover.ts';
import { footnotes } from './footnotes.ts';
import { frontPages, logoParagraph } from './front.ts';
import { type HeadingPlace, headingOf } from './heading.ts';
import { houseFill, housePalette } from './house-colors.ts';
import { footerOf, headerOf, NUMBERING, PAGE } from './page.ts';
import { withPageNumbers } from './page-numbers.ts';
import type { Writing } from './runs.ts';
import { baseStyles, stylesOf } from './styles.ts';

type Places = ReadonlyMap<string, HeadingPlace>;

/** An untitled section is a plain answer: its headings keep their levels and have no numbers. */
const placesOf = (outline: readonly Heading[], breaksPage: boolean): Places =>
  new Map(
    outline.flatMap(({ id, number, depth }, i) =>
      number === '' ? [] : [[id, { depth, numbered: true, id, first: i === 0 && breaksPage }] as const],
    ),
  );

const sectionOf = (writing: Writing, section: Section, places: Places): FileChild[] => {
  const notice = sectionNotice(writing.language, section);
  writing.footnotes.startSection();
  return [
    ...(section.title === '' ? [] : [headingOf(section.title, places.get(section.id) ?? { depth: 1 })]),
    ...section.blocks.flatMap((block, i) =>
      blockOf(writing, block, {
        heading: places.get(headingId(section.id, i)),
        isBelowHeading: i === 0 ? section.title !== '' : section.blocks[i - 1]?.kind === 'heading',
      }),
    ),
    ...(notice
      ? [
          new Paragraph({
            style: notice.isQuiet ? 'Margin' : 'Notice',
            children: [new TextRun(cleanText(notice.text))],
          }),
        ]
      : []),
  ];
};

/**
 * The space around content of the organization's template, as above a first-level heading, in twentieths of a point.
 */
const HOUSE_SPACE = 360;

/** Without front matter, the logo goes above the title and the disclaimer to the end. */
const houseOf = ({ title, frontMatter }: Report, { house }: ExportOptions) => {
  if (frontMatter || !house) return { head: [], foot: [] };
  const lines = house.disclaimer?.split('\n') ?? [];
  return {
    head: house.logo ? [logoParagraph(logoOf(house.logo), title, HOUSE_SPACE)] : [],
    foot: lines.map(
      (text, i) =>
        new Paragraph({
          style: 'TableNote',
          text: cleanText(text),
          ...(i === 0 ? { spacing: { before: HOUSE_SPACE } } : {}),
        }),
    ),
  };
};

const contentOf = (writing: Writing, report: Report, options: ExportOptions): FileChild[] => {
  const isAnswer = report.sections.every(({ title }) => title === '');
  const outline = outlineOf(report);
  const places = placesOf(outline, !beginsBelowContents(report));
  const linked = { language: report.language, references: report.references, linkTo: options.linkTo };
  const back = { depth: isAnswer ? 2 : 1 };
  const front = frontOf(report);
  const cover = front ? frontPages(writing, front) : coverOf(report);
  const { head, foot } = houseOf(report, options);
  return [
    ...head,
    ...(isAnswer ? [titleOf(report)] : [...cover, ...contentsOf(report, [...outline, ...backEntries(report)])]),
    ...report.sections.flatMap((section) => sectionOf(writing, section, places)),
    ...assumptionsOf(writing, report, back),
    ...sourcesOf(report, linked, back),
    ...foot,
  ];
};

export const docxOf = async (given: Report, options: ExportOptions): Promise<Uint8Array> => {
  const report = onPaper(given);
  const { language } = report;
  const notes = footnotes({ language, references: report.references, linkTo: options.linkTo });
  let lists = 0;
  const newList = () => {
    lists += 1;
    return lists;
  };
  const typeset = options.fonts && typesetter(options.fonts);
  const palette = housePalette(options.house);
  const children = contentOf({ language, footnotes: notes, newList, typeset, palette }, report, options);
  const document = new Document({
    title: cleanText(report.title),
    creator: cleanText(report.organisation),
    lastModifiedBy: cleanText(report.organisation),
    subject: cleanText(report.title),
    styles: stylesOf(language, options.house),
    externalStyles: baseStyles(houseFill(options.house)),
    numbering: NUMBERING,
    footnotes: notes.notes,
    sections: [
      {
        // The cover page has no running head.
        properties: { page: PAGE, titlePage: report.frontMatter !== undefined },
        headers: { default: headerOf(report), first: new Header({ children: [] }) },
        footers: { default: footerOf(report, options.exportedAt), first: new Footer({ children: [] }) },
        children,
      },
    ],
  });
  notes.link(document);
  const bytes = new Uint8Array(await Packer.toArrayBuffer(document));
  const hasContents = report.sections.some(({ title }) => title !== '');
  return hasContents ? withPageNumbers(bytes, language) : bytes;
};
