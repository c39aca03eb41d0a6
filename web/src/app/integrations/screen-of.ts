// Reduces an address to its screen, without ids, questions or places in files.
const ID = /^(?:[a-z]{3}_[0-9a-z_]+|[0-9a-f-]{16,})$/i;

export const screenOf = (address: string): string => {
  const { origin, pathname } = new URL(address, location.origin);
  const named = pathname.split('/').map((part) => (ID.test(part) ? ':id' : part));
  return `${origin}${named.join('/')}`;
};
