// Compares the cells that an answer cites with those of the workbook's next version.

import type { Segment } from '#shared/model/file.ts';
import { fileKind } from '#shared/model/file-kind.ts';
import type { Reference } from '#shared/report/blocks.ts';
import type { Files } from '../../ports/files.ts';
import type { RowRecord } from '../../store/checklists.ts';
import type { FileRecord } from '../../store/files.ts';
import { readSegments } from '../files/read-segments.ts';
import { citedBy } from './marks.ts';

/** Larger workbooks are not compared in an interactive request. Set by hand, not tuned on a set. */
const MAX_BYTES = 4 * 1024 * 1024;

type Version = Pick<FileRecord, 'id' | 'filename' | 'size' | 'status'>;
type Cited = Pick<Reference, 'locator' | 'quote'>;

const isComparable = ({ filename, size, status }: Version): boolean =>
  fileKind(filename) === 'Spreadsheet' && size <= MAX_BYTES && status === 'Done';

const rowsOf = (segments: readonly Segment[], sheet: string | undefined): string[] =>
  segments.filter(({ locator }) => locator.sheet === sheet).map(({ text }) => text);

/** Compares whole cells: "100" does not match "1,100". */
const countOf = (rows: readonly string[], line: string): number =>
  rows.filter((row) => `\t${row}\t`.includes(`\t${line}\t`)).length;

/** Rows may have moved, but their column heads must be unchanged. */
const isUnchanged = (before: readonly Segment[], now: readonly Segment[], { locator, quote }: Cited): boolean => {
  const [old, made] = [rowsOf(before, locator.sheet), rowsOf(now, locator.sheet)];
  return (
    old[0] === made[0] &&
    quote.split('\n').every((line) => countOf(old, line) > 0 && countOf(made, line) >= countOf(old, line))
  );
};

/** Reads each version once and shares it between comparisons. */
export const cellComparison = (files: Pick<Files, 'readAll'>, tenant: string) => {
  const read = new Map<string, Promise<Segment[]>>();
  const segmentsOf = (id: string) => {
    const known = read.get(id) ?? readSegments(files, tenant, id);
    read.set(id, known);
    return known;
  };
  return async (row: Pick<RowRecord, 'answer' | 'references'>, before: Version, now: Version): Promise<boolean> => {
    const cited = citedBy(row).filter(({ fileId }) => fileId === before.id);
    if (cited.length === 0 || !isComparable(before) || !isComparable(now)) return false;
    const [old, made] = await Promise.all([segmentsOf(before.id), segmentsOf(now.id)]);
    return cited.every((one) => isUnchanged(old, made, one));
  };
};
