// Checks the passcode of a share link: stored as a slow hash, and locked after a few failed attempts.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import type { Table } from '../../ports/table.ts';
import { WriteConflict } from '../../ports/table.ts';
import { type ShareRecord, shares } from '../../store/shares.ts';
import { MAX_FAILURES, type TriesPorts, withinTries } from './tries.ts';

/** The starting cost in Node's scrypt documentation. */
const COST = { N: 2 ** 14, r: 8, p: 1 } as const;
const BYTES = 32;

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

/** Of two concurrent failures only one is counted here; `withinTries` limits concurrent attempts. */
const countFailure = (table: Pick<Table, 'write'>, tenant: string, share: ShareRecord) =>
  table
    .write({
      put: shares.row(tenant, { ...share, failures: (share.failures ?? 0) + 1 }, share.version),
      if: { version: share.version },
    })
    .catch((error) => {
      if (!(error instanceof WriteConflict)) throw error;
    });

/** A link with too many failed attempts behaves like an invalid link. */
export const requirePasscode = async (
  ports: TriesPorts,
  { tenant, share, passcode }: { tenant: string; share: ShareRecord; passcode: string | undefined },
): Promise<void> => {
  const { id, passcodeHash, failures = 0 } = share;
  if (!passcodeHash) return;
  if (failures >= MAX_FAILURES) throw new AppError('notFound');
  if (passcode === undefined) throw new AppError('passcodeNeeded');
  await withinTries(ports, `${id} passcode`, async () => {
    if (await isPasscodeOf(passcodeHash, passcode)) return;
    await countFailure(ports.table, tenant, share);
    throw new AppError('passcodeWrong');
  });
};
