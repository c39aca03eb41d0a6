// The sample server: every provider's API with invented companies, below `/local/sources/<provider>/…`.
import { sampleCapitalIq, sampleCoresignal } from './company-data.ts';
import { sampleDart } from './dart.ts';
import { sampleEdinet } from './edinet.ts';
import { pressAndWeb, tavily } from './press-and-web.ts';
import { missing } from './replies.ts';
import { sampleSec } from './sec.ts';
import { sampleSite } from './sites.ts';

const ROOT = '/local/sources';

const bodyOf = async (request: Request): Promise<unknown> => {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
};

const posted = async (path: string, request: Request, base: string): Promise<Response> => {
  const body = await bodyOf(request);
  if (path.startsWith('/coresignal/')) return sampleCoresignal(path, body);
  if (path.startsWith('/capitalIq/')) return sampleCapitalIq(body);
  if (path !== '/tavily/api/search') return missing();
  const query = typeof body === 'object' && body !== null && 'query' in body ? String(body.query) : '';
  return tavily(query, base);
};

/** Serves people over HTTP, and the sources within the process. */
export const sampleSources = async (request: Request): Promise<Response> => {
  const url = new URL(request.url);
  if (url.hostname.endsWith('.example')) return sampleSite(url);
  if (!url.pathname.startsWith(`${ROOT}/`)) return missing();
  const path = url.pathname.slice(ROOT.length);
  const base = `${url.origin}${ROOT}`;
  if (request.method === 'POST') return posted(path, request, base);
  if (path.startsWith('/dart/')) return sampleDart(path.slice('/dart'.length), url.searchParams);
  if (path.startsWith('/sec/')) return sampleSec(path.slice('/sec'.length), url.searchParams);
  if (path.startsWith('/edinet/')) return sampleEdinet(path.slice('/edinet'.length), url);
  if (path.startsWith('/coresignal/')) return sampleCoresignal(path, undefined);
  return pressAndWeb(path, url.searchParams, base);
};
