// Downloads a checklist: the client's own file with answers in its cells, or the list as a workbook or document.
import { translate } from '#shared/i18n/translate.ts';
import type { Verdict } from '#shared/model/checklist-words.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Reference } from '#shared/report/blocks.ts';
import { stemOf } from '../../checklists/names.ts';
import { hasAnswer, type RowText } from '../../checklists/write/row-text.ts';
import type { Written } from '../../checklists/write/write-list.ts';
import { sourceOf } from '../../export/place.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import type { Fonts } from '../../ports/fonts.ts';
import type { Table } from '../../ports/table.ts';
import type { Workbooks } from '../../ports/workbooks.ts';
import { type ChecklistRecord, type RowRecord, readRows } from '../../store/checklists.ts';
import { noteExport } from '../../store/exports.ts';
import { checklistFileKey } from '../../store/file-keys.ts';
import { nameOf } from '../../store/members.ts';
import { readWordTemplate } from '../../store/word-templates.ts';
import type { Caller } from '../caller.ts';
import { plainText } from './answer-row.ts';
import { behindText } from './behind-text.ts';
import { evidenceSheet } from './evidence-sheet.ts';
import { documentOf, listReport } from './list-report.ts';
import { originalKey, readingOf, refusedList } from './reading.ts';
import { rowsWorkbook } from './rows-workbook.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'query' | 'write'>;
  readonly files: Pick<Files, 'readAll' | 'write' | 'downloadUrl'>;
  readonly workbooks: Workbooks;
  readonly fonts: Fonts;
  readonly clock: Clock;
  readonly random: Random;
};
type Of = {
  readonly caller: Caller;
  readonly list: ChecklistRecord;
  readonly app: string;
  readonly language: Language;
  /** Adds a sheet of evidence at the end of a workbook. */
  readonly hasEvidence: boolean;
};
type Format = 'original' | 'xlsx' | 'docx' | 'pdf';
type Made = Written & { readonly filename: string };

const MAX_PLACES = 3;

/** Title and page of the first few citations. */
const referenceText = (language: Language, references: readonly Reference[]): string =>
  [...new Set(references.map((reference) => sourceOf(language, reference)))].slice(0, MAX_PLACES).join('; ');

/** A client's list has no values for these verdicts. */
const UNDECIDED: readonly Verdict[] = ['contradicted', 'notFound'];

/** For clients, returns only what the source supports; a person's own text is returned in full. */
const textOf = (language: Language, row: RowRecord): RowText => {
  const isSettled = row.status !== 'notStarted' && row.status !== 'requested' && row.status !== 'needsEvidence';
  const text = row.human?.text ?? (isSettled && row.references.length > 0 ? plainText(row.answer) : '');
  return {
    id: row.id,
    sheet: row.sheet,
    cell: row.cell,
    text,
    isHuman: row.human !== undefined,
    ...(isSettled && row.verdict && !UNDECIDED.includes(row.verdict) ? { verdict: row.verdict } : {}),
    notApplicable: row.status === 'notApplicable',
    reference: text === '' ? '' : referenceText(language, behindText(row)),
    ...(row.owner ? { owner: row.owner.name } : {}),
  };
};

const OWN: readonly ChecklistRecord['format'][] = ['xlsx', 'xls', 'csv', 'docx'];
const hasFormat = ({ format }: ChecklistRecord): boolean => OWN.includes(format);

const original = async (ports: Ports, of: Of, rows: readonly RowRecord[]): Promise<Made> => {
  const { files, workbooks } = ports;
  const { caller, list, hasEvidence, app } = of;
  const appendix = hasEvidence ? evidenceSheet(rows, list.language, app) : undefined;
  const reading = await readingOf(files, caller.tenant, list);
  const key = originalKey(caller.tenant, list.id);
  const texts = rows.map((row) => textOf(list.language, row));
  // Questions that people added have no cell in the client's file.
  const inFile = texts.filter((one) => one.cell !== '' && (hasAnswer(one) || one.owner !== undefined));
  const beside = texts.filter((one) => one.cell === '' && hasAnswer(one));
  const head = translate(list.language, 'checklists.answer');
  const source = { key, filename: list.filename, bytes: () => files.readAll(key) };
  try {
    const written = await workbooks.ask(source, 'writeList', {
      sheets: reading.sheets,
      rows: inFile,
      head,
      appendix,
    });
    const left = beside.map(({ id, sheet, cell }) => ({ id, sheet, cell, reason: 'noCell' as const }));
    const unwritten = [...written.unwritten, ...left];
    return { ...written, unwritten, filename: list.filename.replace(/\.xls$/i, '.xlsx') };
  } catch (error) {
    throw refusedList(error);
  }
};

const made = async (ports: Ports, of: Of, format: Format, rows: readonly RowRecord[]): Promise<Made> => {
  const { list, language, app } = of;
  if (format === 'original' && hasFormat(list)) return original(ports, of, rows);
  const stem = stemOf(list.filename);
  if (format === 'original' || format === 'xlsx') {
    const appendix = of.hasEvidence ? evidenceSheet(rows, language, app) : undefined;
    const bytes = await rowsWorkbook(list.name, rows, language, appendix);
    return { bytes, unwritten: [], filename: `${stem}.xlsx` };
  }
  const exportedAt = new Date(ports.clock.now()).toISOString();
  const organisation = of.caller.organisation.name;
  const report = listReport(list, rows, { language, createdAt: exportedAt, organisation });
  const house = (await readWordTemplate(ports.table, of.caller.tenant))?.style;
  return {
    bytes: await documentOf(report, format, { app, exportedAt, fonts: ports.fonts, house }),
    unwritten: [],
    filename: `${stem}.${format}`,
  };
};

export const downloadChecklist = async (ports: Ports, of: Of, format: Format) => {
  const { caller, list } = of;
  const rows = await readRows(ports.table, caller.tenant, list);
  const { bytes, unwritten, filename, isAppendixMissing } = await made(ports, of, format, rows);
  const key = checklistFileKey(caller.tenant, list.id, `download-${ports.random.text(12)}`);
  const contentType = 'application/octet-stream';
  await ports.files.write(key, bytes, contentType);
  const url = await ports.files.downloadUrl({ key, filename, contentType, disposition: 'attachment' });
  const by = { id: caller.userId, name: nameOf(caller.member) };
  await ports.table.write(
    noteExport(ports, caller.tenant, { about: list.id, projectId: list.projectId, name: list.name, by }),
  );
  return { url, filename, unwritten: [...unwritten], ...(isAppendixMissing ? { isAppendixMissing } : {}) };
};
