// Builds a report as a PDF: embedded font subsets, contents, bookmarks, marks that link to one list of sources, and
// source links that open the page.
import type { Content, Definition } from 'pdfmake/js/Printer.js';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import { LOCALES } from '#shared/model/enums.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { outlineOf } from '#shared/report/outline.ts';
import { dayOf } from '#shared/report/partial-date.ts';
import type { Report } from '#shared/report/report.ts';
import { BACK } from '../back-entries.ts';
import { beginsBelowContents, fittingDepth } from '../first-page.ts';
import type { FontFiles } from '../fonts/font-files.ts';
import { frontOf } from '../front-matter.ts';
import { groupAnchor, notesByDocument } from '../notes.ts';
import { assumptionsOnPaper, citedInProse, onPaper } from '../on-paper.ts';
import type { ExportOptions } from '../options.ts';
import { issuerOf, runningHead } from '../running-head.ts';
import { areFew, byDocument } from '../sources.ts';
import { fits, leading, unbroken } from './fit.ts';
import { type PickFont, pickFontOf } from './fonts.ts';
import { frontPages, titleOf } from './front.ts';
import { GREY, INK, MARGINS, SIZE } from './look.ts';
import { print } from './printer.ts';
import { textRuns } from './runs.ts';
import { type Book, documentRuns, headingOf, sectionOf } from './section.ts';
import { tableOf } from './table.ts';
import { type Structure, withTags } from './tags.ts';

/** In half of a line, in characters. */
const MAX_TITLE_LENGTH = 40;

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
      text: documentRuns(book, group, cited),
      fontSize: SIZE.cell,
      margin: [0, 0, 0, 5],
    }),
  );
  const table = assumptions
    ? leading([titled(BACK.assumptions, 'report.assumptions')], tableOf(book, assumptions))
    : [];
  const list = sources.length > 0 ? [titled(BACK.sources, 'export.sources'), ...sources] : [];
  if (!areFew(report.references)) return [...table, ...leading(list.slice(0, 1), list.slice(1))];
  // Keeps a few sources with the assumptions if both fit on one page.
  return fits([...table, ...list]) ? unbroken([...table, ...list]) : [...table, ...unbroken(list)];
};

const definitionOf = (
  report: Report,
  options: ExportOptions,
  pickFont: PickFont,
): { readonly definition: Definition; readonly structure: Structure } => {
  const { language } = report;
  const headings = new Map(outlineOf(report).map((heading) => [heading.id, heading]));
  const book: Book = {
    language,
    pickFont,
    headings,
    deepest: fittingDepth(report),
    notes: notesByDocument(byDocument(report.references)),
    linkTo: options.linkTo,
  };
  const isAnswer = report.sections.every(({ title }) => title === '');
  const at = new Date(options.exportedAt);
  const margin = [MARGINS[0], 30, MARGINS[2], 0] as const;
  const edge = (left: string, right: string): Content => ({
    columns: [
      { width: 'auto', text: textRuns(pickFont, left) },
      { width: '*', text: textRuns(pickFont, right), alignment: 'right' },
    ],
    fontSize: SIZE.meta,
    color: GREY,
    margin,
  });
  const made = translate(language, 'export.made', { date: dayOf(language, options.exportedAt) });
  const title = cleanText(report.title);
  const front = frontOf(report);
  /** A cover has no running head and no footer. */
  const isCover = (page: number) => front !== undefined && page === 1;
  const { content, structure } = withTags([
    ...(front ? frontPages(book, front) : coverOf(report, pickFont)),
    ...(isAnswer ? [] : [contentsOf(report, pickFont), ...breakAfterContents(report)]),
    ...report.sections.flatMap((section) => sectionOf(book, section)),
    ...backOf(report, book),
  ]);
  const definition: Definition = {
    info: {
      title,
      author: cleanText(report.organisation),
      creator: 'Footnote',
      producer: 'Footnote',
      creationDate: at,
      modDate: at,
    },
    language: LOCALES[language],
    tagged: true,
    displayTitle: true,
    pageSize: 'A4',
    pageMargins: MARGINS,
    defaultStyle: { font: 'Body', fontSize: SIZE.body, lineHeight: 1.45, color: INK },
    header: (page) => (isCover(page) ? { text: '' } : edge(issuerOf(report), runningHead(title, MAX_TITLE_LENGTH))),
    footer: (page, pages) => (isCover(page) ? { text: '' } : edge(made, `${page} / ${pages}`)),
    content,
  };
  return { definition, structure };
};

export type PdfOptions = ExportOptions & { readonly fonts: FontFiles };

export const pdfOf = async (report: Report, options: PdfOptions): Promise<Uint8Array> => {
  const { definition, structure } = definitionOf(onPaper(report), options, pickFontOf(options.fonts));
  return print(definition, structure, options.fonts);
};
