// Defines the allow-list of hosts: each provider's own hosts for its lane, the operator's list for all other pages.
import DESTINATIONS from './destinations.json' with { type: 'json' };

/** Allows every public host, if the operator lists no sites. */
export const EVERY_SITE: readonly string[] = ['*'];

const LANES: Readonly<Record<string, readonly string[]>> = DESTINATIONS.lanes;

const isBelow = (host: string, site: string): boolean => host.endsWith(`.${site}`);

const isNamed = (host: string, name: string): boolean =>
  name.startsWith('*.') ? isBelow(host, name.slice(2)) : host === name;

const isOnSite = (host: string, site: string): boolean => site === '*' || host === site || isBelow(host, site);

/** Checked at every hop, so that a redirect cannot leave the list either. */
export const mayReach = (sites: readonly string[], lane: string | undefined, { hostname }: URL): boolean => {
  const host = hostname.replace(/\.$/, '');
  const own = lane === undefined ? undefined : LANES[lane];
  return own ? own.some((name) => isNamed(host, name)) : sites.some((site) => isOnSite(host, site));
};
