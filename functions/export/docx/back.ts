// What stands after the last section: assumptions and sources.
import { HeadingLevel, Paragraph, type Table } from 'docx';
import { translate } from '#shared/i18n/translate.ts';
import type { Report } from '#shared/report/report.ts';
import { assumptionTable } from '../assumption-table.ts';
import { type Linked, sourceRuns } from './footnotes.ts';
import type { Writing } from './runs.ts';
import { tableOf } from './table.ts';

const titled = (text: string): Paragraph => new Paragraph({ heading: HeadingLevel.HEADING_2, text, keepNext: true });

export const assumptionsOf = (writing: Writing, report: Report): (Paragraph | Table)[] => {
  const table = assumptionTable(report);
  return table ? [titled(translate(report.language, 'report.assumptions')), ...tableOf(writing, table)] : [];
};

export const sourcesOf = ({ references, language }: Report, linked: Linked): Paragraph[] =>
  references.length === 0
    ? []
    : [
        titled(translate(language, 'export.sources')),
        ...references.map(
          (reference) =>
            new Paragraph({
              style: 'Source',
              numbering: { reference: 'sources', level: 0 },
              children: sourceRuns(linked, reference),
            }),
        ),
      ];
