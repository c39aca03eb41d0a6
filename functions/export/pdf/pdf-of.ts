// A report as a PDF: fonts embedded as subsets, contents, bookmarks, links that open the page, notes after each section.
import type { Content, Definition } from 'pdfmake/js/Printer.js';
import { translate } from '#shared/i18n/translate.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { outlineOf } from '#shared/report/outline.ts';
import { dayOf } from '#shared/report/partial-date.ts';
import type { Report } from '#shared/report/report.ts';
import { assumptionTableOf } from '../assumptions.ts';
import { BACK } from '../back-entries.ts';
import type { FontFiles } from '../fonts/font-files.ts';
import { notesOf, referencesByNumber } from '../notes.ts';
import type { ExportOptions } from '../options.ts';
import { runningHead } from '../running-head.ts';
import { type PickFont, pickFontOf } from './fonts.ts';
import { GREY, INK, MARGINS, SIZE } from './look.ts';
import { print } from './printer.ts';
import { textRuns } from './runs.ts';
import { type Book, headingOf, sectionOf, sourceRuns } from './section.ts';
import { tableOf } from './table.ts';

const TAGS = { ko: 'ko-KR', en: 'en-US', ja: 'ja-JP' } as const;

/** In half of a line. */
const LONGEST_TITLE = 40;

const coverOf = (report: Report, pickFont: PickFont): Content[] => {
  const { language, organisation, createdAt, preparedFor, subtitle, writer } = report;
  const say = (text: string, look: Content): Content => ({
    ...look,
    text: textRuns(pickFont, text, look.bold ? { bold: true } : {}),
  });
  const by = [
    preparedFor ? translate(language, 'report.preparedFor', { name: preparedFor }) : '',
    `${organisation}, ${dayOf(language, createdAt)}`,
  ];
  return [
    say(report.title, { fontSize: SIZE.title, bold: true, lineHeight: 1.25, margin: [0, 0, 0, 6] }),
    ...(subtitle ? [say(subtitle, { fontSize: 13, color: GREY, margin: [0, 0, 0, 14] })] : []),
    ...by.filter(Boolean).map((text) => say(text, { margin: [0, 0, 0, 2] })),
    say(translate(language, `export.${writer.kind}`, { name: writer.name }), {
      fontSize: SIZE.meta,
      color: GREY,
      margin: [0, 6, 0, 18],
    }),
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

const backOf = (report: Report, book: Book): Content[] => {
  const writing = { ...book, notes: notesOf(BACK.assumptions, book.byNumber) };
  const titled = (id: string, key: string) =>
    headingOf(book, { id, number: '', title: translate(report.language, key), depth: 1 });
  const assumptions = assumptionTableOf(report);
  const sources = report.references.map(
    (reference): Content => ({
      columns: [
        { width: 16, text: String(reference.n), id: `_note.${BACK.assumptions}.${reference.n}` },
        { width: '*', text: sourceRuns(book, reference) },
      ],
      columnGap: 3,
      fontSize: SIZE.cell,
      margin: [0, 0, 0, 3],
    }),
  );
  return [
    ...(assumptions ? [titled(BACK.assumptions, 'report.assumptions'), ...tableOf(writing, assumptions)] : []),
    ...(sources.length > 0 ? [titled(BACK.sources, 'export.sources'), ...sources] : []),
  ];
};

const definitionOf = (report: Report, options: ExportOptions, pickFont: PickFont): Definition => {
  const { language } = report;
  const headings = new Map(outlineOf(report).map((heading) => [heading.id, heading]));
  const book: Book = {
    language,
    pickFont,
    headings,
    byNumber: referencesByNumber(report.references),
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
    header: () => edge(report.organisation, runningHead(title, LONGEST_TITLE)),
    footer: (page, pages) => edge(made, `${page} / ${pages}`),
    content: [
      ...coverOf(report, pickFont),
      ...(isAnswer ? [] : [contentsOf(report, pickFont), { text: '', pageBreak: 'after' as const }]),
      ...report.sections.flatMap((section) => sectionOf(book, section)),
      ...backOf(report, book),
    ],
  };
};

export type PdfOptions = ExportOptions & { readonly fonts: FontFiles };

export const pdfOf = (report: Report, options: PdfOptions): Promise<Uint8Array> =>
  print(definitionOf(report, options, pickFontOf(options.fonts)), options.fonts);
