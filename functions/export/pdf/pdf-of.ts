// A report as a PDF: fonts embedded as subsets, contents, bookmarks, marks that lead to one list of sources, links that open the page.
import type { Content, Definition } from 'pdfmake/js/Printer.js';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { contentsDepth, outlineOf } from '#shared/report/outline.ts';
import { dayOf } from '#shared/report/partial-date.ts';
import type { Report } from '#shared/report/report.ts';
import { BACK } from '../back-entries.ts';
import { beginsBelowContents } from '../first-page.ts';
import type { FontFiles } from '../fonts/font-files.ts';
import { frontOf } from '../front-matter.ts';
import { groupAnchor, notesByDocument } from '../notes.ts';
import { assumptionsOnPaper, citedInProse, onPaper } from '../on-paper.ts';
import type { ExportOptions } from '../options.ts';
import { issuerOf, runningHead } from '../running-head.ts';
import { areFew, byDocument } from '../sources.ts';
import { type PickFont, pickFontOf } from './fonts.ts';
import { frontPages, titleOf } from './front.ts';
import { GREY, INK, MARGINS, SIZE } from './look.ts';
import { print } from './printer.ts';
import { textRuns } from './runs.ts';
import { type Book, documentRuns, headingOf, sectionOf, withHeading } from './section.ts';
import { tableOf } from './table.ts';

const TAGS = { ko: 'ko-KR', en: 'en-US', ja: 'ja-JP' } as const;

/** In half of a line. */
const LONGEST_TITLE = 40;

const coverOf = (report: Report, pickFont: PickFont): Content[] => {
  const { language, organisation, createdAt, preparedFor, subtitle } = report;
  const say = (text: string, look: Content): Content => ({
    ...look,
    text: textRuns(pickFont, text, look.bold ? { bold: true } : {}),
  });
  const by = [
    preparedFor ? translate(language, 'report.preparedFor', { name: preparedFor }) : '',
    `${organisation}, ${dayOf(language, createdAt)}`,
  ];
  return [
    ...titleOf({ pickFont }, report.title),
    ...(subtitle ? [say(subtitle, { fontSize: 13, color: GREY, margin: [0, 0, 0, 14] })] : []),
    ...by.filter(Boolean).map((text) => say(text, { margin: [0, 0, 0, 2] })),
    { text: '', margin: [0, 6, 0, 12] },
  ];
};

const contentsOf = ({ language }: Report, pickFont: PickFont): Content => ({
  toc: {
    title: {
      text: textRuns(pickFont, translate(language, 'report.contents'), { bold: true }),
      fontSize: 13,
      margin: [0, 10, 0, 6],
    },
  },
});

const breakAfterContents = (report: Report): Content[] =>
  beginsBelowContents(report) ? [] : [{ text: '', pageBreak: 'after' }];

const backOf = (report: Report, book: Book): Content[] => {
  const titled = (id: string, key: TextKey) =>
    headingOf(book, { id, number: '', title: translate(report.language, key), depth: 1 });
  const assumptions = assumptionsOnPaper(report);
  const cited = new Set(citedInProse(report));
  const sources = byDocument(report.references).map(
    (group): Content => ({
      id: groupAnchor(group),
      text: documentRuns(book, { ...group, references: group.references.filter((one) => cited.has(one)) }),
      fontSize: SIZE.cell,
      margin: [0, 0, 0, 5],
    }),
  );
  const sourceList = (heading: Content, list: Content[]): Content[] =>
    areFew(report.references) ? [{ unbreakable: true, stack: [heading, ...list] }] : withHeading(heading, list);
  return [
    ...(assumptions ? withHeading(titled(BACK.assumptions, 'report.assumptions'), tableOf(book, assumptions)) : []),
    ...(sources.length > 0 ? sourceList(titled(BACK.sources, 'export.sources'), sources) : []),
  ];
};

const definitionOf = (report: Report, options: ExportOptions, pickFont: PickFont): Definition => {
  const { language } = report;
  const headings = new Map(outlineOf(report).map((heading) => [heading.id, heading]));
  const book: Book = {
    language,
    pickFont,
    headings,
    deepest: contentsDepth(report),
    notes: notesByDocument(byDocument(report.references)),
    linkTo: options.linkTo,
  };
  const isAnswer = report.sections.every(({ title }) => title === '');
  const at = new Date(options.exportedAt);
  const margin = [MARGINS[0], 30, MARGINS[2], 0] as const;
  const edge = (left: string, right: string): Content => ({
    columns: [{ text: textRuns(pickFont, left) }, { text: textRuns(pickFont, right), alignment: 'right' }],
    fontSize: SIZE.meta,
    color: GREY,
    margin,
  });
  const made = translate(language, 'export.made', { date: dayOf(language, options.exportedAt) });
  const title = cleanText(report.title);
  const front = frontOf(report);
  /** A cover has neither head nor foot. */
  const isCover = (page: number) => front !== undefined && page === 1;
  return {
    info: {
      title,
      author: cleanText(report.organisation),
      creator: 'Footnote',
      producer: 'Footnote',
      creationDate: at,
      modDate: at,
    },
    language: TAGS[language],
    displayTitle: true,
    pageSize: 'A4',
    pageMargins: MARGINS,
    defaultStyle: { font: 'Body', fontSize: SIZE.body, lineHeight: 1.45, color: INK },
    header: (page) => (isCover(page) ? { text: '' } : edge(issuerOf(report), runningHead(title, LONGEST_TITLE))),
    footer: (page, pages) => (isCover(page) ? { text: '' } : edge(made, `${page} / ${pages}`)),
    content: [
      ...(front ? frontPages(book, front) : coverOf(report, pickFont)),
      ...(isAnswer ? [] : [contentsOf(report, pickFont), ...breakAfterContents(report)]),
      ...report.sections.flatMap((section) => sectionOf(book, section)),
      ...backOf(report, book),
    ],
  };
};

/** The layout notes at each heading where it came to stand. */
const pagesOf = (contents: readonly Content[]): Map<string, number> =>
  new Map(
    contents.flatMap(({ id, tocItem, positions, stack = [] }) => {
      const page = positions?.[0]?.pageNumber;
      return [...(id && tocItem && page ? [[id, page] as const] : []), ...pagesOf(stack)];
    }),
  );

export type PdfOptions = ExportOptions & { readonly fonts: FontFiles };

export type Paged = {
  readonly bytes: Uint8Array;
  /** On which page each heading of the contents stands, by its anchor. */
  readonly pages: ReadonlyMap<string, number>;
};

export const pagedPdf = async (report: Report, options: PdfOptions): Promise<Paged> => {
  const definition = definitionOf(onPaper(report), options, pickFontOf(options.fonts));
  const bytes = await print(definition, options.fonts);
  return { bytes, pages: pagesOf(definition.content) };
};

export const pdfOf = async (report: Report, options: PdfOptions): Promise<Uint8Array> =>
  (await pagedPdf(report, options)).bytes;
