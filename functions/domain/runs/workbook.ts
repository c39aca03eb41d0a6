// Reads the person's workbook as rows, each with a reference to its place in the file.

import { alignSheets } from '#shared/analyses/align-sheets.ts';
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

const READER = {
  cellsOf: ({ cells }: Row) => cells,
  withCells: (row: Row, cells: readonly string[]) => ({ ...row, cells }),
};
const tidied = (sheets: readonly Sheet[]): readonly Sheet[] =>
  alignSheets(
    sheets.map(({ name, rows }) => ({ name, rows: tidySheet<Row>({ rows, ...READER }) })),
    READER,
  );

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
    const asWritten = (await writtenSheets(ports, tenant, fileId)) ?? [];
    ledgers.push({ fileId, asWritten, sheets: tidied(asWritten) });
  }
  return ledgers;
};

const writtenSheets = async (ports: Ports, tenant: string, fileId: string): Promise<readonly Sheet[] | undefined> => {
  const file = await readFile(ports.table, tenant, fileId);
  if (!file) return undefined;
  const retrievedAt = new Date(ports.clock.now()).toISOString();
  const sheets = new Map<string, Row[]>();
  for (const { cells, text, locator } of await readSegments(ports.files, tenant, fileId)) {
    const name = locator.sheet ?? file.filename;
    if (!cells) continue;
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

/** The chosen sheet, in the layout that it has beside the others; `undefined` if the file no longer exists. */
export const sheetsOf = async (
  ports: Ports,
  tenant: string,
  { fileId, sheet }: WorkbookInput,
): Promise<readonly Sheet[] | undefined> => {
  const written = await writtenSheets(ports, tenant, fileId);
  const isNamed = written?.some(({ rows }) => rows[0]?.reference.locator.sheet !== undefined);
  return written && tidied(written).filter(({ name }) => sheet === undefined || !isNamed || name === sheet);
};
