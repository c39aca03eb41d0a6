// Builds the back matter of a Word document: assumptions and sources.
import { Paragraph, type Table } from 'docx';
import { translate } from '#shared/i18n/translate.ts';
import type { Report } from '#shared/report/report.ts';
import { BACK } from '../back-entries.ts';
import { assumptionsOnPaper } from '../on-paper.ts';
import { areFew, byDocument } from '../sources.ts';
import { documentRuns, type Linked } from './footnotes.ts';
import { headingOf } from './heading.ts';
import type { Writing } from './runs.ts';
import { tableOf } from './table.ts';

/** The heading depth: below the sections of a report, or beside the headings of an answer. */
export type Back = { readonly depth: number };

/** Sources that follow are kept with the table, so that they are not alone on the last page. */
export const assumptionsOf = (writing: Writing, report: Report, { depth }: Back): (Paragraph | Table)[] => {
  const table = assumptionsOnPaper(report);
  const title = translate(report.language, 'report.assumptions');
  const look = { keepNext: report.references.length > 0, isText: true };
  return table ? [headingOf(title, { depth, id: BACK.assumptions }), ...tableOf(writing, table, look)] : [];
};

/** One entry per document, with its passages that prose cites. */
export const sourcesOf = (report: Report, linked: Linked, { depth }: Back): Paragraph[] => {
  const groups = byDocument(report.references);
  if (groups.length === 0) return [];
  const isShort = areFew(report.references);
  return [
    headingOf(translate(report.language, 'export.sources'), { depth, id: BACK.sources }),
    ...groups.map(
      ({ references }, i) =>
        new Paragraph({
          style: 'Source',
          keepNext: isShort && i < groups.length - 1,
          keepLines: isShort,
          numbering: { reference: 'sources', level: 0 },
          children: documentRuns(linked, references),
        }),
    ),
  ];
};
