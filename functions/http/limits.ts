// Limits rates: per minute in the process (on AWS in addition to the firewall's rules), and per email address in the
// table.
import { AppError } from '#shared/contract/errors.ts';
import type { Table } from '../ports/table.ts';
import { countTry, secondsLeft, takeBackTry } from '../store/rates.ts';
import type { Input } from './input.ts';

export type Limiter = { hit(key: string, perMinute: number, now: number): void };

const MAX_KEYS = 50_000;

export const limiter = (): Limiter => {
  const windows = new Map<string, { minute: number; calls: number }>();
  return {
    hit(key, perMinute, now) {
      const minute = Math.floor(now / 60_000);
      const current = windows.get(key);
      const calls = current?.minute === minute ? current.calls + 1 : 1;
      if (windows.size > MAX_KEYS) windows.clear();
      windows.set(key, { minute, calls });
      if (calls > perMinute)
        throw new AppError('tooMany', { seconds: Math.ceil(((minute + 1) * 60_000 - now) / 1000) });
    },
  };
};

const emailIn = (value: unknown): string | undefined => {
  const email = typeof value === 'object' && value !== null && 'email' in value ? value.email : undefined;
  return typeof email === 'string' ? email : undefined;
};

type Try = { readonly name: string; readonly sourceIp: string; readonly most: number; readonly now: number };

const subjectOf = ({ body, query }: Input, { name, sourceIp }: Omit<Try, 'most'>): string | undefined => {
  const email = emailIn(body) ?? emailIn(query);
  return email === undefined ? undefined : [name, email, sourceIp].join('\n');
};

/** Counted before any lookup, so that unknown addresses reach the same limit. Throws tooMany. */
export const limitEmail = async (table: Pick<Table, 'write'>, input: Input, given: Try): Promise<void> => {
  const subject = subjectOf(input, given);
  if (subject === undefined) return;
  const { most, now } = given;
  if (!(await countTry(table, { subject, most, now }))) throw new AppError('tooMany', { seconds: secondsLeft(now) });
};

/** Takes back the attempt of a caller who knew the password. */
export const takeBackEmail = async (
  table: Pick<Table, 'write'>,
  input: Input,
  given: Omit<Try, 'most'>,
): Promise<void> => {
  const subject = subjectOf(input, given);
  if (subject !== undefined) await takeBackTry(table, { subject, now: given.now });
};
