// Reads a company's own website: its first page and a few that describe the company, if robots.txt allows.
import { HOUR_MS } from '#shared/model/durations.ts';
import { decode } from '../../documents/text/encoding.ts';
import type { Outcome, Source, SourceDocument, SourceQuery } from '../../ports/sources.ts';
import { domainOf } from '../company-name.ts';
import { badReply, EMPTY, landed, listed, ok, UNREACHABLE } from '../outcome.ts';
import { fetchPage } from '../page.ts';
import { nowIso, provider, type Setup } from '../provider.ts';
import { type Link, type ReadPage, readPage } from './read-page.ts';
import { robots } from './robots.ts';

const DEFAULT_LIMIT = 6;

/** Pages that describe a company, most useful first. */
const TELLING = [
  /about|company|회사|기업|会社|企業|corporate|overview|소개|概要/i,
  /product|service|solution|business|사업|제품|서비스|事業|製品|サービス/i,
  /investor|\bir\b|finance|재무|공시|投資家|決算/i,
  /news|press|뉴스|보도|ニュース/i,
];

const mayRead = async ({ web }: Setup, origin: string): Promise<Outcome<(path: string) => boolean>> => {
  const keep = { name: `robots:${origin}`, ms: HOUR_MS, type: 'text' } as const;
  const reply = await web({ url: `${origin}/robots.txt`, maxBytes: 512 * 1024, keep });
  // robots.txt unreachable: nothing is allowed (RFC 9309, 2.3.1.4). Missing: everything is.
  if (!reply.ok) return reply.fault === 'tooLarge' ? ok(() => true) : landedFault(reply.fault);
  if (reply.status >= 500 || reply.status === 429) return UNREACHABLE;
  return ok(reply.status < 300 && reply.type === 'text' ? robots(decode(reply.bytes)) : () => true);
};
const landedFault = (fault: string) =>
  fault === 'badAddress' || fault === 'forbiddenAddress' ? badReply(fault) : UNREACHABLE;

type Home = { readonly url: string; readonly page: ReadPage; readonly allows: (path: string) => boolean };

const pathOf = (url: string): string => {
  const { pathname = '/', search = '' } = URL.parse(url) ?? {};
  return `${pathname}${search}`;
};

const readHome = async (setup: Setup, address: string): Promise<Outcome<Home>> => {
  const origin = URL.parse(address)?.origin;
  if (!origin) return EMPTY;
  const allows = await mayRead(setup, origin);
  if (allows.is !== 'ok') return allows;
  if (!allows.value(pathOf(address))) return EMPTY;
  const reply = landed(await setup.web({ url: address, accept: ['html', 'xml', 'text'] }));
  if (reply.is !== 'ok') return reply;
  const { url, bytes } = reply.value;
  return ok({ url, page: readPage(decode(bytes), url), allows: allows.value });
};

const addressOf = (homepage: string): string | undefined =>
  URL.parse(/^https?:\/\//i.test(homepage) ? homepage : `https://${homepage}`)?.href;

/** Falls back to http for sites without https. */
const home = async (setup: Setup, homepage: string): Promise<Outcome<Home>> => {
  const address = addressOf(homepage);
  if (!address) return EMPTY;
  const found = await readHome(setup, address);
  if (found.is !== 'unreachable' || /^https?:/i.test(homepage)) return found;
  return readHome(setup, address.replace(/^https:/, 'http:'));
};

const worth = ({ url, text }: Link): number => {
  const at = TELLING.findIndex((pattern) => pattern.test(text) || pattern.test(pathOf(url)));
  return at < 0 ? TELLING.length : at;
};

const isPage = (url: string): boolean => !/\.(?:jpe?g|png|gif|svg|webp|css|js|zip|mp4|ico|woff2?)$/i.test(pathOf(url));

const documentOf = (setup: Setup, from: Home, link: Link): SourceDocument => ({
  ...{ id: `homepage:${link.url}`, source: 'homepage', kind: 'homepage', url: link.url },
  title: link.text.replace(/\s+/g, ' ').trim() || from.page.title || link.url,
  publisher: from.page.names[0] ?? domainOf(link.url) ?? '',
  ...{ retrievedAt: nowIso(setup), language: from.page.language, isSample: isSampleSite(link.url) },
  company: { name: from.page.names[0] ?? '', domain: domainOf(link.url) },
});

const pagesOf = (from: Home, limit: number): Link[] => {
  const domain = domainOf(from.url);
  const first = { url: from.url, text: from.page.title };
  const own = from.page.links
    .map(({ url, text }) => ({ url: url.replace(/#.*$/, ''), text }))
    .filter(({ url }) => domainOf(url) === domain && isPage(url) && from.allows(pathOf(url)));
  const telling = own.filter((link) => worth(link) < TELLING.length).toSorted((a, b) => worth(a) - worth(b));
  return [...new Map([first, ...telling].map((link) => [link.url, link])).values()].slice(0, limit);
};

const search = async (setup: Setup, { company, text, limit }: SourceQuery) => {
  const address = company?.domain ?? (text && domainOf(text) ? text.trim() : undefined);
  if (!address) return EMPTY;
  const found = await home(setup, address);
  if (found.is !== 'ok') return found;
  return listed(pagesOf(found.value, limit ?? DEFAULT_LIMIT).map((link) => documentOf(setup, found.value, link)));
};

/** The names that the company uses on its own first page. */
const namesOnHomepage = async (setup: Setup, homepage: string): Promise<Outcome<readonly string[]>> => {
  const found = await home(setup, homepage);
  return found.is === 'ok' ? listed(found.value.page.names) : found;
};

/** Domains reserved by RFC 2606: no real company has a site there. */
const isSampleSite = (url: string): boolean => domainOf(url)?.endsWith('.example') ?? false;

const source = (setup: Setup): Source => ({
  ...{ name: 'homepage', kind: 'homepage', isSample: setup.isSample },
  search: (query) => search(setup, query),
  fetch: async (document) => {
    const origin = URL.parse(document.url)?.origin;
    if (!origin) return EMPTY;
    const allows = await mayRead(setup, origin);
    if (allows.is !== 'ok') return allows;
    return allows.value(pathOf(document.url)) ? fetchPage(setup, document) : EMPTY;
  },
  test: async () => ok(true),
  companies: async ({ homepage }) => {
    if (!homepage) return EMPTY;
    const names = await namesOnHomepage(setup, homepage);
    if (names.is !== 'ok') return names;
    const [name = ''] = names.value;
    const company = { name, domain: domainOf(homepage) };
    const isSample = isSampleSite(homepage);
    return ok([
      { company, source: 'homepage', reasons: ['sameDomain'], names: names.value, isListed: false, isSample },
    ]);
  },
});

export const homepage = provider({ name: 'homepage', bases: {}, make: source });
