// The passcode of a link to a report: stored as a slow hash, and closed to guessing after a few tries.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import type { Table } from '../../ports/table.ts';
import { WriteConflict } from '../../ports/table.ts';
import { type ShareRecord, shares } from '../../store/shares.ts';

/** The cost that Node's own documentation of scrypt starts from. */
const COST = { N: 2 ** 14, r: 8, p: 1 } as const;
const BYTES = 32;
/** A passcode of six characters is not found in so many tries; whoever mistypes it asks for a new link. */
export const MAX_FAILURES = 10;

const derive = (passcode: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(passcode.normalize('NFC'), salt, BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });

export const hashPasscode = async (passcode: string): Promise<string> => {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}.${(await derive(passcode, salt)).toString('hex')}`;
};

const isPasscodeOf = async (stored: string, passcode: string): Promise<boolean> => {
  const [salt = '', key = ''] = stored.split('.');
  return timingSafeEqual(await derive(passcode, Buffer.from(salt, 'hex')), Buffer.from(key, 'hex'));
};

/** Of two wrong tries at one moment the second says that it was not counted, and opens nothing either. */
const countFailure = (table: Pick<Table, 'write'>, tenant: string, share: ShareRecord) =>
  table
    .write({
      put: shares.row(tenant, { ...share, failures: (share.failures ?? 0) + 1 }, share.version),
      if: { version: share.version },
    })
    .catch((error) => {
      if (error instanceof WriteConflict) throw new AppError('tooMany');
      throw error;
    });

/** A link that was guessed at too often opens nothing, as one that is no link. */
export const requirePasscode = async (
  table: Pick<Table, 'write'>,
  { tenant, share, passcode }: { tenant: string; share: ShareRecord; passcode: string | undefined },
): Promise<void> => {
  if (!share.passcodeHash) return;
  if ((share.failures ?? 0) >= MAX_FAILURES) throw new AppError('notFound');
  if (passcode === undefined) throw new AppError('passcodeNeeded');
  if (await isPasscodeOf(share.passcodeHash, passcode)) return;
  await countFailure(table, tenant, share);
  throw new AppError('passcodeWrong');
};
