// Stores edits of a report: a person's text for a paragraph, in a row that no run overwrites.
import { createHash } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import type { Reference } from '#shared/report/blocks.ts';
import type { ReportComment, ReportEdit } from '#shared/report/edits.ts';
import { paragraphKey, paragraphsIn, paragraphText } from '#shared/report/paragraphs.ts';
import type { Report, Section } from '#shared/report/report.ts';
import { withEdits } from '#shared/report/with-edits.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import { nameOf } from '../../store/members.ts';
import { commentsOf, type EditRecord, editKey, editsOf, reportEdits } from '../../store/report-edits.ts';
import type { RunRecord } from '../../store/runs.ts';
import type { Caller } from '../caller.ts';
import { reportOf } from './report.ts';

type Reading = { readonly table: Pick<Table, 'query'>; readonly files: Pick<Files, 'readAll'> };
type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly files: Pick<Files, 'readAll'>;
  readonly clock: Pick<Clock, 'now'>;
};

const editView = ({ runId: _run, ...edit }: EditRecord): ReportEdit => edit;

/** One id per paragraph, whoever edits it, so that concurrent edits conflict. */
const editIdOf = (sectionId: string, before: string): string =>
  `edit_${createHash('sha256')
    .update(`${sectionId}\n${paragraphKey(before)}`)
    .digest('hex')
    .slice(0, 16)}`;

export const writingsIn = async (table: Pick<Table, 'query'>, tenant: string, runId: string) => {
  const at = { tenant, runId };
  const [edits, comments] = await Promise.all([editsOf(table, at), commentsOf(table, at)]);
  return {
    edits: edits.map(editView),
    comments: comments.map(({ runId: _run, ...comment }): ReportComment => comment),
  };
};

/** The report as it is read, shared and exported. */
export const editedReport = async ({ table, files }: Reading, tenant: string, run: RunRecord): Promise<Report> => {
  const [report, edits] = await Promise.all([reportOf(files, tenant, run), editsOf(table, { tenant, runId: run.id })]);
  return withEdits(report, edits);
};

type Found = { readonly place: number; readonly references: readonly Reference[] };

const findParagraph = (section: Section, { references }: Report, before: string): Found | undefined => {
  const all = section.blocks.flatMap(paragraphsIn);
  const place = all.findIndex((sentences) => paragraphKey(paragraphText(sentences)) === paragraphKey(before));
  if (place < 0) return undefined;
  const cited = new Set(all[place]?.flatMap(({ refs }) => refs));
  return { place, references: references.filter(({ n }) => cited.has(n)) };
};

type Wanted = {
  readonly sectionId: string;
  readonly before: string;
  readonly text: string;
  readonly keepsNotes: boolean;
  readonly version: number;
};

/**
 * The position and kept notes of an edit: found by its paragraph, or taken from the current edit if that was rewritten.
 */
const standingOf = async (ports: Ports, tenant: string, run: RunRecord, wanted: Wanted, current?: EditRecord) => {
  const { sectionId, before, keepsNotes } = wanted;
  const report = await reportOf(ports.files, tenant, run);
  const section = report.sections.find(({ id }) => id === sectionId);
  if (!section) throw new AppError('notFound');
  const found = before === '' ? undefined : findParagraph(section, report, before);
  if (before !== '' && !found && !current) throw new AppError('stale');
  const { place = current?.place ?? 0, references = current?.references ?? [] } = found ?? {};
  return { place, references: keepsNotes ? [...references] : [] };
};

/** Version 0 if the edit was reset, so that the client knows which version to overwrite. */
const staleEdit = (current: EditRecord | undefined): AppError =>
  new AppError('stale', {}, current ? editView(current) : { version: 0 });

export const editParagraph = async (
  ports: Ports,
  caller: Caller,
  run: RunRecord,
  wanted: Wanted,
): Promise<ReportEdit> => {
  const { tenant, userId, member } = caller;
  const { sectionId, before, text, version } = wanted;
  if (before === '' && text === '') throw new AppError('badInput', { field: 'text' });
  const id = editIdOf(sectionId, before);
  const key = editKey({ tenant, runId: run.id }, { sectionId, id });
  const read = async () => {
    const [item] = await ports.table.getMany([key]);
    return item && reportEdits.read(item);
  };
  const current = await read();
  if ((current?.version ?? 0) !== version) throw staleEdit(current);
  const standing = await standingOf(ports, tenant, run, wanted, current);
  const by = { id: userId, name: nameOf(member) };
  const at = new Date(ports.clock.now()).toISOString();
  const row = reportEdits.row(tenant, { id, runId: run.id, sectionId, before, text, ...standing, by, at }, version);
  try {
    await ports.table.write({ put: row, if: current ? { version } : 'absent' });
  } catch (error) {
    throw error instanceof WriteConflict ? staleEdit(await read()) : error;
  }
  return editView(reportEdits.read(row));
};

export const resetEdit = async (
  { table }: Pick<Ports, 'table'>,
  tenant: string,
  { runId, ...place }: Pick<EditRecord, 'runId' | 'sectionId' | 'id'>,
  version: number,
): Promise<number> => {
  const key = editKey({ tenant, runId }, place);
  try {
    await table.write({ remove: key, if: { version } });
    return 1;
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    const [item] = await table.getMany([key]);
    if (!item) return 0;
    throw staleEdit(reportEdits.read(item));
  }
};
