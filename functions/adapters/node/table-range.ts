// Combines a query's `prefix`, `after` and `upTo` into one range of sort keys, the only form DynamoDB accepts.
import type { Query } from '../../ports/table.ts';

/** Sort keys between two texts by their UTF-8 bytes, both inclusive. */
export type Range = { readonly from?: string; readonly to?: string };

/** The last code point: none of our keys contains it after a prefix. */
const LAST = '\u{10ffff}';

const inBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
const isBefore = (a: string, b: string) => inBytes(a, b) < 0;

export const contains = ({ from = '', to }: Range, sk: string): boolean =>
  !isBefore(sk, from) && (to === undefined || !isBefore(to, sk));

/** `undefined` if no key can be in the range. */
export const rangeOf = ({
  prefix = '',
  after = '',
  upTo,
}: Pick<Query, 'prefix' | 'after' | 'upTo'>): Range | undefined => {
  // The smallest text after another is that text followed by a zero.
  const next = after === '' ? undefined : `${after}\0`;
  const from = [prefix === '' ? undefined : prefix, next]
    .filter((text) => text !== undefined)
    .toSorted(inBytes)
    .at(-1);
  const to = [prefix === '' ? undefined : prefix + LAST, upTo]
    .filter((text) => text !== undefined)
    .toSorted(inBytes)[0];
  if (from !== undefined && to !== undefined && isBefore(to, from)) return undefined;
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
};
