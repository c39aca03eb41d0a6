// Finds the route for a method and path, as API Gateway does: literal segments take precedence over parameters.
import { contract, ROUTE_NAMES, type RouteName } from './contract.ts';

type Entry = { readonly name: RouteName; readonly segments: readonly string[] };

const isParameter = (segment: string) => segment.startsWith('{');
const split = (path: string) => path.split('/').filter((segment) => segment !== '');

const byMethod = new Map<string, Entry[]>();
for (const name of ROUTE_NAMES) {
  const row = contract[name];
  byMethod.set(row.method, [...(byMethod.get(row.method) ?? []), { name, segments: split(row.path) }]);
}
/** Sorts literals before parameters, segment by segment. */
const shape = ({ segments }: Entry) => segments.map((segment) => (isParameter(segment) ? '1' : '0')).join('');
for (const entries of byMethod.values()) entries.sort((a, b) => (shape(a) < shape(b) ? -1 : 1));

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const paramsOf = (entry: Entry, segments: readonly string[]): Record<string, string> | undefined => {
  if (entry.segments.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, expected] of entry.segments.entries()) {
    const actual = decode(segments[i] ?? '');
    if (actual === undefined) return undefined;
    if (isParameter(expected)) params[expected.slice(1, -1)] = actual;
    else if (expected !== actual) return undefined;
  }
  return params;
};

export type Match = { readonly name: RouteName; readonly params: Readonly<Record<string, string>> };

/** A trailing slash matches. */
export const matchRoute = (method: string, path: string): Match | undefined => {
  const segments = split(path);
  for (const entry of byMethod.get(method) ?? []) {
    const params = paramsOf(entry, segments);
    if (params) return { name: entry.name, params };
  }
  return undefined;
};
