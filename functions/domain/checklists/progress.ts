// Computes progress by section, rows without a document, and documents that no row cites.
import type { ChecklistProgress } from '#shared/model/checklist.ts';
import { isSameRequest, type RowMark, UNANSWERED } from '#shared/model/checklist-words.ts';
import type { Clock } from '../../ports/clock.ts';
import { type ChecklistRecord, isLocked, type RowRecord, readRows } from '../../store/checklists.ts';
import { readAll } from '../files/list.ts';
import { isBeingRead } from './being-read.ts';
import { changedFiles, type FilePorts } from './changed-files.ts';
import { documentsOf, hasMark, isOpen } from './marks.ts';
import { type Paid, paidRows } from './paid-rows.ts';

type Ports = FilePorts & { readonly clock: Pick<Clock, 'now'> };

/** At most this many file names are listed; the rest are counted. */
const MAX_FILES = 100;

const isAnswered = ({ human, status }: RowRecord): boolean => human !== undefined || !UNANSWERED.includes(status);

/** Rows marked not applicable count nowhere. */
const countsOf = (all: readonly RowRecord[]): ChecklistProgress['total'] => {
  const rows = all.filter(({ status }) => status !== 'notApplicable');
  return {
    rows: rows.length,
    answered: rows.filter(isAnswered).length,
    verified: rows.filter(({ signedBy }) => signedBy.length > 0).length,
    signedOff: rows.filter(isLocked).length,
    noDocument: rows.filter((row) => documentsOf(row).length === 0).length,
  };
};

const sectionsOf = (rows: readonly RowRecord[]): ChecklistProgress['sections'] =>
  [...Map.groupBy(rows, ({ sheet, section = '' }) => JSON.stringify([sheet, section])).values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ sheet: first.sheet, section: first.section ?? '', ...countsOf(own) }] : [];
  });

/** Counts rows that were asked in the same way. */
const groupsOf = (paid: readonly Paid[]): ChecklistProgress['paid'] => {
  const alike: Paid[][] = [];
  for (const one of paid) {
    const own = alike.find(([first]) => first && isSameRequest(first, one));
    if (own) own.push(one);
    else alike.push([one]);
  }
  return alike.flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { sources, language } = first;
    return [{ sources: [...sources], ...(language ? { language } : {}), rows: own.length }];
  });
};

export const progressOf = async (ports: Ports, tenant: string, list: ChecklistRecord): Promise<ChecklistProgress> => {
  const { table, clock } = ports;
  const [rows, { rows: files }] = await Promise.all([
    readRows(table, tenant, list),
    readAll(table, { tenant, projectId: list.projectId }),
  ]);
  const changed = await changedFiles(ports, tenant, rows);
  const at = { changed, lastRun: list.runId, today: new Date(clock.now()).toISOString().slice(0, 10) };
  const cited = new Set(rows.flatMap(documentsOf));
  const uncited = files
    // Earlier versions count as cited: a row keeps citing the version it was answered from, and is marked if that
    // changed.
    .filter(({ id, status, earlier = [] }) => status === 'Done' && ![id, ...earlier].some((one) => cited.has(one)))
    .sort((a, b) => (a.filename < b.filename ? -1 : 1));
  const count = (mark: RowMark) => rows.filter((row) => hasMark(row, mark, at)).length;
  return {
    sections: sectionsOf(rows),
    total: countsOf(rows),
    marks: {
      stale: count('stale'),
      newAnswer: count('newAnswer'),
      noDocument: count('noDocument'),
      overdue: count('overdue'),
      redFlag: count('redFlag'),
    },
    paid: groupsOf(await paidRows(table, tenant, rows.filter(isOpen), { all: files, changed, now: clock.now() })),
    filesBeingRead: files.filter(isBeingRead).length,
    answerable: rows.filter((row) => changed.has(row.id) && isOpen(row)).length,
    uncited: {
      count: uncited.length,
      files: uncited.slice(0, MAX_FILES).map(({ id, filename }) => ({ id, filename })),
    },
  };
};
