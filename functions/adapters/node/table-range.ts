// Turns a query's `prefix` and `after` into one stretch of sort keys, the only form that DynamoDB takes.
import type { Query } from '../../ports/table.ts';

/** Sort keys between two texts by their UTF-8 bytes, both inclusive. */
export type Range = { readonly from?: string; readonly to?: string };

/** No key of ours continues a prefix with the last code point. */
const LAST = '\u{10ffff}';

const isBefore = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0;

export const contains = ({ from = '', to }: Range, sk: string): boolean =>
  !isBefore(sk, from) && (to === undefined || !isBefore(to, sk));

/** undefined when no key can lie there. */
export const rangeOf = ({ prefix = '', after = '' }: Pick<Query, 'prefix' | 'after'>): Range | undefined => {
  // The smallest text after another is that text and a zero.
  const next = after === '' ? undefined : `${after}\0`;
  if (prefix === '') return next === undefined ? {} : { from: next };
  const to = prefix + LAST;
  if (next === undefined || isBefore(next, prefix)) return { from: prefix, to };
  return isBefore(to, next) ? undefined : { from: next, to };
};
