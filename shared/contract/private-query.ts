// Defines query parameters with typed text, addresses or names: logs contain URLs, so these are sent in a header.

const PRIVATE_QUERY: ReadonlySet<string> = new Set(['search', 'email', 'cursor']);
/** Encoded like a query string: `search=…&email=…`. */
export const PRIVATE_QUERY_HEADER = 'x-query';

export const isPrivateQuery = (name: string): boolean => PRIVATE_QUERY.has(name);
