// The allow-list of hosts: each provider's own hosts for its lane, the operator's list for all other pages.
import DESTINATIONS from './destinations.json' with { type: 'json' };

/** Every public host, where the operator names no sites. */
export const EVERY_SITE: readonly string[] = ['*'];

const LANES: Readonly<Record<string, readonly string[]>> = DESTINATIONS.lanes;

const isBelow = (host: string, site: string): boolean => host.endsWith(`.${site}`);

const isNamed = (host: string, name: string): boolean =>
  name.startsWith('*.') ? isBelow(host, name.slice(2)) : host === name;

const isOnSite = (host: string, site: string): boolean => site === '*' || host === site || isBelow(host, site);

/** Asked at every hop: a redirect leaves the list no more than the first address does. */
export const mayReach = (sites: readonly string[], lane: string | undefined, { hostname }: URL): boolean => {
  const host = hostname.replace(/\.$/, '');
  const own = lane === undefined ? undefined : LANES[lane];
  return own ? own.some((name) => isNamed(host, name)) : sites.some((site) => isOnSite(host, site));
};
