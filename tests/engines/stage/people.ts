// People of the journey: the typed client over the gateway, signed in or not, and their received emails.
import * as z from 'zod';
import { client } from '#shared/contract/client.ts';
import { contract } from '#shared/contract/contract.ts';
import { routeManifest } from '#shared/contract/route-manifest.ts';
import type { EngineStage } from './stage.ts';

const ADDRESS = 'https://app.footnote.example';
/** An address reserved for documentation (RFC 5737). */
const VIEWER = '198.51.100.7';
const routes = routeManifest(contract);

/** Forwards a call as CloudFront does: with its key, and its own headers replacing those of the caller. */
const throughTheEdge =
  ({ gateway }: EngineStage, viewer = VIEWER) =>
  (url: string, init: RequestInit): Promise<Response> => {
    const request = new Request(url, init);
    request.headers.set('x-api-key', 'edge');
    request.headers.set('x-viewer-address', viewer);
    request.headers.set('x-app-host', new URL(ADDRESS).host);
    return gateway.call(request);
  };

/** `viewer` is the address that CloudFront sees. */
export const visitor = (stage: EngineStage, viewer = VIEWER) =>
  client({ routes, fetch: throughTheEdge(stage, viewer), base: ADDRESS });

export const signedIn = (stage: EngineStage, accessToken: string) =>
  client({
    routes,
    fetch: throughTheEdge(stage),
    base: ADDRESS,
    headers: async () => ({ authorization: `Bearer ${accessToken}` }),
  });
export type Person = ReturnType<typeof signedIn>;

const Sent = z.object({
  ses: z.object({ Message: z.array(z.object({ subject: z.string(), body: z.string(), destinations: z.unknown() })) }),
});

/** Emails to an address, as SES received them. */
export const emailsTo = async (moto: string, address: string): Promise<readonly string[]> => {
  const { ses } = Sent.parse(await (await fetch(`${moto}/moto-api/data.json`)).json());
  return ses.Message.filter(({ destinations }) => JSON.stringify(destinations).includes(address)).map(
    ({ body }) => body,
  );
};
