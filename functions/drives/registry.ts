// The table of all drive providers, one line each.
import type { DriveProvider } from '#shared/model/drive.ts';
import type { DriveAccess } from '../ports/drives.ts';
import { driveAccess } from './access.ts';
import { dropbox } from './dropbox/dropbox.ts';
import { google } from './google/google.ts';
import { onedrive } from './onedrive/onedrive.ts';
import type { Provider, Setup } from './provider.ts';

type Wiring = Omit<Setup, 'bases'>;

const makeWith =
  <B extends string>(provider: Provider<B>) =>
  (wiring: Wiring): DriveAccess =>
    driveAccess(provider, { ...wiring, bases: provider.bases }, false);

export const DRIVES: Readonly<Record<DriveProvider, (wiring: Wiring) => DriveAccess>> = {
  google: makeWith(google),
  onedrive: makeWith(onedrive),
  dropbox: makeWith(dropbox),
};
