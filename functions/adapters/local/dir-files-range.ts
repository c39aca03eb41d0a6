// Parses the Range header of a request, for one range (RFC 9110).
import type { Stat } from '../../ports/files.ts';

type Wanted = { readonly from: number; readonly to: number };

/** `undefined`: send everything. Multiple ranges are answered with the whole object, which the RFC allows. */
export const rangeOf = (headers: Headers, { size, etag }: Stat): Wanted | 'outside' | undefined => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const expected = headers.get('if-range');
  if (expected !== null && expected !== etag) return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return from >= size ? 'outside' : { from, to };
};
