// Checks that a request is addressed to one of this stage's host names: any other name may be DNS rebinding.

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** `header` is the request's Host: a name, perhaps with a port. */
export const isOwnHost = (header: string | undefined, configured: string | undefined): boolean => {
  const name = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/i.exec(header ?? '')?.[1]?.toLowerCase();
  return name !== undefined && (LOCAL.has(name) || name === configured?.toLowerCase());
};
