// Resolves a name once, when connecting, and returns only public addresses: the checked address is the one connected
// to.
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './ssrf-guard.ts';

export type Resolve = (hostname: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

/** The name resolves to at least one private address. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

const openAddresses = async (resolve: Resolve, hostname: string) => {
  const found = await resolve(hostname);
  // A private address among public ones is an attack, not a coincidence.
  if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address))) throw new ForbiddenAddress();
  return found.map(({ address, family }) => ({ address, family }));
};

export const pinnedLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, done) => {
    openAddresses(resolve, hostname).then(
      (found) => {
        const first = found[0];
        if (options.all || !first) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, '', 0),
    );
  };
