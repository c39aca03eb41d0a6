// Drives for tests of other features: every provider exists, and none grants access.
import type { DriveAccess, Drives } from '#functions/ports/drives.ts';
import { forEachDrive } from '#shared/model/drive.ts';

const closed: DriveAccess = {
  isSample: true,
  consentUrl: ({ state }) => `https://drive.test/consent?state=${state}`,
  redeem: async () => ({ is: 'unauthorised' }),
  open: async () => ({ is: 'unauthorised' }),
  revoke: async () => ({ is: 'empty' }),
};

export const silentDrives: Drives = { of: async () => forEachDrive(() => closed) };
