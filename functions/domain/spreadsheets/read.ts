// Opens a spreadsheet, reads its rows, and signs an address to download it from.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import type { Table } from '../../ports/table.ts';
import type { Workbooks } from '../../ports/workbooks.ts';
import { draftKey } from '../../store/file-keys.ts';
import type { FileRecord } from '../../store/files.ts';
import { currentDraft } from '../../store/spreadsheets.ts';
import { fileAddress } from '../files/read.ts';
import { savedName } from './saved-name.ts';
import { spreadsheetView } from './view.ts';
import { askWorkbook, isOldFormat } from './workbook.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany'>;
  readonly files: Pick<Files, 'readAll'>;
  readonly workbooks: Workbooks;
};

export const openSpreadsheet = async (ports: Ports, tenant: string, file: FileRecord) => {
  const draft = await currentDraft(ports, tenant, file);
  const info = await askWorkbook(ports, { tenant, file }, 'info', { draft });
  return { file: spreadsheetView(file), version: draft.version, isOldFormat: isOldFormat(file), ...info };
};

const MAX_ROWS_AT_ONCE = 500;
type Window = { readonly sheet: number; readonly from: number; readonly to: number };

export const readRows = async (ports: Ports, tenant: string, file: FileRecord, { sheet, from, to }: Window) => {
  const draft = await currentDraft(ports, tenant, file);
  const window = { sheet, from, to: Math.min(to, from + MAX_ROWS_AT_ONCE - 1) };
  const found = await askWorkbook(ports, { tenant, file }, 'rows', { draft, ...window });
  if (!found) throw new AppError('notFound');
  return { version: draft.version, ...found };
};

type DownloadPorts = Ports & {
  readonly files: Pick<Files, 'readAll' | 'write' | 'downloadUrl'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly random: Random;
};
const TYPE = 'application/octet-stream';

/** The download includes unsaved changes, without creating a version. */
export const downloadAddress = async (ports: DownloadPorts, tenant: string, file: FileRecord) => {
  const address = await fileAddress(ports.files, tenant, file, ports.clock.now());
  if (!file.draft?.cells) return address;
  const draft = await currentDraft(ports, tenant, file);
  const bytes = await askWorkbook(ports, { tenant, file }, 'save', { draft });
  const key = draftKey(tenant, file.id, `download-${draft.version}.xlsx`);
  await ports.files.write(key, bytes, TYPE);
  const filename = savedName(file.filename);
  const url = await ports.files.downloadUrl({ key, filename, contentType: TYPE, disposition: 'attachment' });
  return { ...address, url, filename };
};
