// Writes a report as an Excel workbook: the checks, a sheet for each section with tables, the sentences, the sources.
import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import type { Report } from '#shared/report/report.ts';
import { assumptionTableOf } from '../assumptions.ts';
import { forItsReaders, withoutTalk } from '../on-paper.ts';
import type { ExportOptions } from '../options.ts';
import { overviewTables, sentenceTable } from './overview.ts';
import { printTitles, withHeads } from './print-setup.ts';
import { type TableBlock, tablesIn } from './report-tables.ts';
import { sheetNames } from './sheet-names.ts';
import { baseFont } from './styles.ts';
import { type Linked, sourcesSheet, tableSheet } from './table-sheet.ts';

type Part = { readonly title: string; readonly tables: readonly TableBlock[] };

const partsOf = (report: Report): readonly Part[] => {
  const assumptions = assumptionTableOf(report);
  const sections = report.sections.map(({ title, blocks }) => ({
    title: title === '' ? report.title : title,
    tables: tablesIn(report.language, blocks),
  }));
  const sentences = sentenceTable(report);
  const t = (key: TextKey) => translate(report.language, key);
  const parts = [
    { title: t('export.overview'), tables: overviewTables(report) },
    ...sections,
    { title: t('report.assumptions'), tables: assumptions ? [assumptions] : [] },
    { title: t('export.sentences'), tables: sentences ? [sentences] : [] },
  ];
  return parts.filter(({ tables }) => tables.length > 0);
};

const sheetsOf = (linked: Linked, parts: readonly Part[]): WriteSheet[] => {
  const sources = translate(linked.language, 'export.sources');
  const cites = linked.references.size > 0;
  const names = sheetNames([...parts.map(({ title }) => title), ...(cites ? [sources] : [])]);
  const sheets = parts.map(({ title, tables }, i) => tableSheet(linked, { name: names[i] ?? title, title }, tables));
  return cites ? [...sheets, sourcesSheet(linked, { name: names.at(-1) ?? sources, title: sources })] : sheets;
};

export const reportXlsx = async (
  given: Report,
  { exportedAt, linkTo }: Pick<ExportOptions, 'exportedAt' | 'linkTo'>,
): Promise<Uint8Array> => {
  const report = withoutTalk(forItsReaders(given));
  const parts = partsOf(report);
  const references = new Map(report.references.map((reference) => [reference.n, reference]));
  const sheets = sheetsOf({ language: report.language, references, linkTo }, parts);
  const title = cleanText(report.title);
  return writeXlsx({
    sheets: withHeads(sheets, { title, exportedAt }),
    namedRanges: printTitles(sheets),
    properties: { title, creator: 'Footnote', created: new Date(exportedAt) },
    defaultFont: baseFont(report.language),
  });
};
