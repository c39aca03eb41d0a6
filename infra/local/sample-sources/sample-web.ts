// Connects the sources to the sample server within the process, without a port or network.
import { realType } from '#functions/adapters/node/web-fetch/real-type.ts';
import type { WebFetch } from '#functions/ports/web-fetch.ts';
import { sampleSources } from './sample-sources.ts';

export const sampleWeb: WebFetch = async ({ url, method = 'GET', body, accept }) => {
  const response = await sampleSources(new Request(url, { method, ...(body === undefined ? {} : { body }) }));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const type = realType(bytes);
  if (response.ok && accept && !accept.includes(type)) return { ok: false, fault: 'wrongType' };
  return { ok: true, status: response.status, url, type, bytes };
};

/** The open web, with the invented companies' websites added. */
export const webWithSampleSites =
  (web: WebFetch): WebFetch =>
  (request) =>
    URL.parse(request.url)?.hostname.endsWith('.example') ? sampleWeb(request) : web(request);
