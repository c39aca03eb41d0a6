// Reads industry reports of a publisher: its RSS or Atom feed and the linked documents, both fetched with the license
// token.
import { parseFeed } from 'htmlparser2';
import { decode } from '../../documents/text/encoding.ts';
import { terms } from '../../engine/terms.ts';
import type { Outcome, Source, SourceDocument, SourceQuery } from '../../ports/sources.ts';
import type { WebFetch } from '../../ports/web-fetch.ts';
import { foundPage, withinDays } from '../found-page.ts';
import { badReply, landed, listed, mapped, ok } from '../outcome.ts';
import { fetchPage } from '../page.ts';
import { provider, type Setup } from '../provider.ts';
import { parseShallow } from '../shallow-markup.ts';

const FROM = { source: 'reportFeed', kind: 'industry' } as const;
const DEFAULT_LIMIT = 10;

const feedOf = ({ key, bases, isSample }: Setup): string => (isSample ? bases.feed : key.feed) ?? '';

/** Sends the token only to the feed's own origin, because a report may be hosted elsewhere. */
const licensed =
  (setup: Setup): WebFetch =>
  (request) => {
    const isOwn = URL.parse(request.url)?.origin === URL.parse(feedOf(setup))?.origin;
    const headers = isOwn && setup.key.token ? { authorization: `Bearer ${setup.key.token}` } : {};
    return setup.web({ ...request, headers: { ...request.headers, ...headers }, lane: 'reportFeed' });
  };

const readFeed = async (setup: Setup): Promise<Outcome<readonly SourceDocument[]>> => {
  const url = feedOf(setup);
  const reply = landed(await licensed(setup)({ url, accept: ['xml', 'html'] }));
  if (reply.is !== 'ok') return reply;
  const xml = decode(reply.value.bytes);
  const feed = parseShallow(xml, {}, { xmlMode: true }) ? parseFeed(xml) : null;
  if (!feed) return badReply('notFeed');
  const reports = feed.items.flatMap(({ link, title = '', description, pubDate, media }) => {
    const address = media?.find((one) => one.url)?.url ?? link;
    return address
      ? foundPage(setup, FROM, {
          ...{ url: URL.parse(address, url)?.href ?? '', title, snippet: description, publisher: feed.title },
          published: pubDate?.toISOString(),
        })
      : [];
  });
  return ok(reports);
};

/** The number of question words in title and summary. */
const matchesOf = (wanted: ReadonlySet<string>, { title, snippet = '' }: SourceDocument): number =>
  new Set(terms(`${title} ${snippet}`).filter((term) => wanted.has(term))).size;

const search = async (setup: Setup, query: SourceQuery): Promise<Outcome<readonly SourceDocument[]>> => {
  const read = await readFeed(setup);
  if (read.is !== 'ok') return read;
  const wanted = new Set(terms(`${query.text ?? ''} ${query.company?.name ?? ''}`));
  const ranked = read.value
    .filter(withinDays(query))
    .map((document) => ({ document, matches: matchesOf(wanted, document) }))
    .filter(({ matches }) => matches > 0)
    .toSorted((a, b) => b.matches - a.matches);
  return listed(ranked.slice(0, query.limit ?? DEFAULT_LIMIT).map(({ document }) => document));
};

const source = (setup: Setup): Source => ({
  ...{ name: 'reportFeed', kind: 'industry', isSample: setup.isSample },
  search: (query) => search(setup, query),
  fetch: (document) => fetchPage({ ...setup, web: licensed(setup) }, document),
  test: async () => mapped(await readFeed(setup), () => true as const),
});

/** `feed` is set only by the sample server. */
export const reportFeed = provider({ name: 'reportFeed', bases: { feed: '' }, make: source });
