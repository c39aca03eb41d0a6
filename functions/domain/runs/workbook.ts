// Reads the person's workbook as rows, each with a reference to its place in the file.

import type { WorkbookInput } from '#shared/analyses/inputs.ts';
import { tidySheet } from '#shared/analyses/tidy-sheet.ts';
import type { Ledger, Sheet } from '../../analyses/builder.ts';
import type { Files } from '../../ports/files.ts';
import type { Table } from '../../ports/table.ts';
import { type FileRecord, readFile } from '../../store/files.ts';
import { readSegments } from '../files/read-segments.ts';

type Ports = {
  readonly files: Pick<Files, 'readAll'>;
  readonly table: Pick<Table, 'getMany'>;
  readonly clock: { now(): number };
};
type Row = Sheet['rows'][number];

const tidied = ({ name, rows }: Sheet): Sheet => ({
  name,
  rows: tidySheet<Row>({ rows, cellsOf: ({ cells }) => cells, withCells: (row, cells) => ({ ...row, cells }) }),
});

/** Read whole for one table; a larger workbook must be chosen by a person. */
const LARGEST_LEDGER = 4 * 1024 * 1024;
const MAX_LEDGERS = 12;
const WORKBOOK = /\.(?:csv|tsv|xlsx?|xlsm)$/i;

/** Returns the workbooks among these files with their layout, newest first. */
export const ledgersOf = async (ports: Ports, tenant: string, files: readonly FileRecord[]): Promise<Ledger[]> => {
  const workbooks = files
    .filter(({ filename, size }) => WORKBOOK.test(filename) && size <= LARGEST_LEDGER)
    .toSorted((a, b) => b.id.localeCompare(a.id))
    .slice(0, MAX_LEDGERS);
  const ledgers: Ledger[] = [];
  for (const { id: fileId } of workbooks) {
    const asWritten = (await writtenSheets(ports, tenant, { fileId, columns: {} })) ?? [];
    ledgers.push({ fileId, asWritten, sheets: asWritten.map(tidied) });
  }
  return ledgers;
};

const writtenSheets = async (
  ports: Ports,
  tenant: string,
  { fileId, sheet }: WorkbookInput,
): Promise<readonly Sheet[] | undefined> => {
  const file = await readFile(ports.table, tenant, fileId);
  if (!file) return undefined;
  const retrievedAt = new Date(ports.clock.now()).toISOString();
  const sheets = new Map<string, Row[]>();
  for (const { cells, text, locator } of await readSegments(ports.files, tenant, fileId)) {
    const name = locator.sheet ?? file.filename;
    if (!cells || (sheet !== undefined && locator.sheet !== undefined && name !== sheet)) continue;
    const reference = {
      n: 1,
      source: 'FILES' as const,
      title: file.filename,
      fileId,
      locator,
      quote: text,
      retrievedAt,
    };
    const rows = sheets.get(name) ?? [];
    rows.push({ cells, reference });
    sheets.set(name, rows);
  }
  return [...sheets].map(([name, rows]) => ({ name, rows }));
};

/** `undefined` if the file no longer exists. */
export const sheetsOf = async (
  ports: Ports,
  tenant: string,
  workbook: WorkbookInput,
): Promise<readonly Sheet[] | undefined> => (await writtenSheets(ports, tenant, workbook))?.map(tidied);
