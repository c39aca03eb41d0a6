// Makes a spreadsheet searchable as last saved; one that came from a drive is also synced from its drive.
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import type { FileRecord } from '../../store/files.ts';
import { startSync } from '../drives/start-sync.ts';
import { indexAgain } from '../files/indexing.ts';
import { requireCurrent } from './edit.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly workflows: Pick<Workflows, 'start'>;
  readonly clock: Clock;
};

export const syncSpreadsheet = async (ports: Ports, tenant: string, file: FileRecord): Promise<FileRecord> => {
  requireCurrent(file);
  // A newer version arrives with the drive's own sync and is indexed then.
  if (file.origin) await startSync(ports, { tenant, id: file.origin.drive });
  const [again = file] = await indexAgain(ports, tenant, [file]);
  return again;
};
