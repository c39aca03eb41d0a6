// Query parameters that hold typed text, addresses or row keys with names: logs contain URLs, so these are sent in a
// header.

const PRIVATE_QUERY: ReadonlySet<string> = new Set(['search', 'email', 'cursor']);
/** Holds them as an address would: `search=…&email=…`. */
export const PRIVATE_QUERY_HEADER = 'x-query';

export const isPrivateQuery = (name: string): boolean => PRIVATE_QUERY.has(name);
