// What stands after the last section: assumptions and sources.
import { Paragraph, type Table } from 'docx';
import { translate } from '#shared/i18n/translate.ts';
import type { Report } from '#shared/report/report.ts';
import { assumptionTableOf } from '../assumptions.ts';
import { BACK } from '../back-entries.ts';
import { type Linked, sourceRun } from './footnotes.ts';
import { headingOf } from './heading.ts';
import type { Writing } from './runs.ts';
import { tableOf } from './table.ts';

/** Below the sections of a report, or beside the headings of an answer. */
export type Back = { readonly depth: number };

export const assumptionsOf = (writing: Writing, report: Report, { depth }: Back): (Paragraph | Table)[] => {
  const table = assumptionTableOf(report);
  const title = translate(report.language, 'report.assumptions');
  return table ? [headingOf(title, { depth, id: BACK.assumptions }), ...tableOf(writing, table)] : [];
};

export const sourcesOf = ({ references, language }: Report, linked: Linked, { depth }: Back): Paragraph[] =>
  references.length === 0
    ? []
    : [
        headingOf(translate(language, 'export.sources'), { depth, id: BACK.sources }),
        ...references.map(
          (reference) =>
            new Paragraph({
              style: 'Source',
              numbering: { reference: 'sources', level: 0 },
              children: [sourceRun(linked, reference)],
            }),
        ),
      ];
