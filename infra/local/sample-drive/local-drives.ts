// The drives of the local stage: the real ones of an organization that has entered its client, else a sample drive.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webFetch } from '#functions/adapters/node/web-fetch/web-fetch.ts';
import { keyedDrives } from '#functions/domain/drives/keyed-drives.ts';
import type { Clock } from '#functions/ports/clock.ts';
import type { Drives } from '#functions/ports/drives.ts';
import type { Secrets } from '#functions/ports/secrets.ts';
import type { Table } from '#functions/ports/table.ts';
import { type DriveProvider, forEachDrive } from '#shared/model/drive.ts';
import { fill } from './fill.ts';
import { sampleAccess, webOf } from './sample-access.ts';
import { sampleDrive } from './sample-drive.ts';
import { SAMPLE_DRIVES } from './sample-drives.ts';
import { emptyState, readState } from './state.ts';

type Options = {
  readonly folder: string;
  readonly table: Pick<Table, 'query'>;
  readonly secrets: Secrets;
  readonly clock: Clock;
};

const FILES: Readonly<Record<DriveProvider, string>> = {
  google: 'sample-drive.json',
  onedrive: 'sample-onedrive.json',
  dropbox: 'sample-dropbox.json',
};

const storedDrive = (provider: DriveProvider, { folder, clock }: Options) => {
  const path = join(folder, FILES[provider]);
  const isNew = !existsSync(path);
  const state = isNew ? emptyState() : readState(readFileSync(path, 'utf8'));
  const save = () => writeFileSync(path, JSON.stringify(state), { mode: 0o600 });
  const { root, api } = SAMPLE_DRIVES[provider];
  const drive = sampleDrive({ root, api, state, now: clock.now, save });
  if (isNew) fill(drive.edit, provider === 'google');
  return { handle: drive.handle, access: sampleAccess(webOf(drive), provider) };
};

export const localDrives = (options: Options) => {
  const { table, secrets, clock } = options;
  const samples = forEachDrive((provider) => storedDrive(provider, options));
  const web = webFetch({ userAgent: 'Footnote/1.0', clock });
  const drives: Drives = keyedDrives({ table, secrets, web, sample: (provider) => samples[provider].access });
  return { drives, samples };
};
