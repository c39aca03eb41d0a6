// Limits attempts at the secrets of a link. Counted before the secret is checked, so that concurrent attempts cannot
// slip through.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { countTry, secondsLeft, takeBackTry } from '../../store/rates.ts';

/**
 * Set by hand: too few attempts to find six digits or a passcode of six characters (ASVS 5.0, 6.6.3). After that the
 * reader must ask for a new link.
 */
export const MAX_FAILURES = 10;

export type TriesPorts = {
  /** Bound to the link's tenant. */
  readonly table: Pick<Table, 'write'>;
  /** Not bound to a tenant: attempts of strangers are stored with the platform, under a hash. */
  readonly platform: Pick<Table, 'write'>;
  readonly clock: Pick<Clock, 'now'>;
};

/** A correct secret is not counted. Throws tooMany, and whatever `check` throws. */
export const withinTries = async (
  { platform, clock }: TriesPorts,
  subject: string,
  check: () => Promise<void>,
): Promise<void> => {
  const tried = { subject, now: clock.now() };
  if (!(await countTry(platform, { ...tried, most: MAX_FAILURES })))
    throw new AppError('tooMany', { seconds: secondsLeft(tried.now) });
  await check();
  await takeBackTry(platform, tried);
};
