// Parses an address as a browser would, and decides whether it may be fetched at all.
import { isIP } from 'node:net';
import type { WebFault } from '../../../ports/web-fetch.ts';
import { isPublicAddress } from './ssrf-guard.ts';

const PORTS: Readonly<Record<string, readonly string[]>> = { 'http:': ['', '80', '443'], 'https:': ['', '80', '443'] };
const MAX_CHARACTERS = 4000;

/** The parser has normalized decimal, octal, hexadecimal and full-width forms to the address that is dialed. */
const literalOf = ({ hostname }: URL): string | undefined => {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return isIP(bare) ? bare : undefined;
};

/** Names that must not be sent to a public resolver. */
const INNER_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|test|onion)\.?$|^[^.]+\.?$/i;

export const targetOf = (address: string, base?: string): URL | WebFault => {
  if (address.length > MAX_CHARACTERS) return 'badAddress';
  const url = URL.parse(address, base);
  if (!url?.hostname || url.username || url.password) return 'badAddress';
  if (!PORTS[url.protocol]?.includes(url.port)) return 'badAddress';
  const literal = literalOf(url);
  const open = literal ? isPublicAddress(literal) : !INNER_NAME.test(url.hostname);
  return open ? url : 'forbiddenAddress';
};
