// The drives of the local stage: real ones where an organisation has entered its client, the sample drive where not.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webFetch } from '#functions/adapters/node/web-fetch/web-fetch.ts';
import { keyedDrives } from '#functions/domain/drives/keyed-drives.ts';
import type { Clock } from '#functions/ports/clock.ts';
import type { Drives } from '#functions/ports/drives.ts';
import type { Secrets } from '#functions/ports/secrets.ts';
import type { Table } from '#functions/ports/table.ts';
import { fill } from './fill.ts';
import { sampleAccess, webOf } from './sample-access.ts';
import { sampleDrive } from './sample-drive.ts';
import { emptyState, readState } from './state.ts';

type Options = {
  readonly folder: string;
  readonly table: Pick<Table, 'query'>;
  readonly secrets: Secrets;
  readonly clock: Clock;
};

export const localDrives = ({ folder, table, secrets, clock }: Options) => {
  const path = join(folder, 'sample-drive.json');
  const isNew = !existsSync(path);
  const state = isNew ? emptyState() : readState(readFileSync(path, 'utf8'));
  const save = () => writeFileSync(path, JSON.stringify(state), { mode: 0o600 });
  const drive = sampleDrive({ state, now: clock.now, save });
  if (isNew) fill(drive.edit);
  const access = sampleAccess(webOf(drive));
  const web = webFetch({ userAgent: 'Footnote/1.0', clock });
  const sample = (provider: string) => (provider === 'google' ? access : undefined);
  const drives: Drives = keyedDrives({ table, secrets, web, sample });
  return { drives, handle: drive.handle };
};
