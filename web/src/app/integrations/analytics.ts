// Page analytics by the events API of Plausible: screens without ids, no cookie, nothing about the person.
import type { Integrations } from '#shared/model/integrations.ts';
import { screenOf } from './screen-of.ts';

type Own = NonNullable<Integrations['analytics']>;
type Screens = { readonly subscribe: (listener: () => void) => () => void };

const send = ({ address, site }: Own, url: string) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ name: 'pageview', domain: site, url }),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);

/** Sends one event per screen; a change of the query string alone is not a visit. */
export const start = (own: Own, screens: Screens) => {
  let last = '';
  const visit = () => {
    const url = screenOf(location.href);
    if (url === last) return;
    last = url;
    void send(own, url);
  };
  visit();
  return screens.subscribe(visit);
};
