// Query parameters with what people type or whose address it is, and the key of a row, which may hold a name: logs keep
// addresses, so that these go in a header.

const PRIVATE_QUERY: ReadonlySet<string> = new Set(['search', 'email', 'cursor']);
/** Holds them as an address would: `search=…&email=…`. */
export const PRIVATE_QUERY_HEADER = 'x-query';

export const isPrivateQuery = (name: string): boolean => PRIVATE_QUERY.has(name);
