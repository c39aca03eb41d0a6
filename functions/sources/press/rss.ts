// Reads the RSS and Atom feeds that an organization follows, in any encoding.
import { parseFeed } from 'htmlparser2';
import { decode } from '../../documents/text/encoding.ts';
import type { Outcome, Source, SourceDocument, SourceQuery } from '../../ports/sources.ts';
import { foundPage, withinDays } from '../found-page.ts';
import { badReply, EMPTY, landed, listed, mapped, NOT_CONFIGURED, ok } from '../outcome.ts';
import { fetchPage } from '../page.ts';
import { provider, type Setup } from '../provider.ts';
import { parseShallow } from '../shallow-markup.ts';

const MAX_FEEDS = 20;
const FROM = { source: 'rss', kind: 'press' } as const;

const feedsOf = ({ key, bases, isSample }: Setup): string[] =>
  isSample ? [bases.feed ?? ''] : (key.feeds ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_FEEDS);

const read = async (setup: Setup, url: string): Promise<Outcome<readonly SourceDocument[]>> => {
  const reply = landed(await setup.web({ url, accept: ['xml', 'html'] }));
  if (reply.is !== 'ok') return reply;
  const xml = decode(reply.value.bytes);
  const feed = parseShallow(xml, {}, { xmlMode: true }) ? parseFeed(xml) : null;
  if (!feed) return badReply('notFeed');
  const pages = feed.items.flatMap(({ link, title = '', description, pubDate }) =>
    link
      ? foundPage(setup, FROM, {
          ...{ url: URL.parse(link, url)?.href ?? '', title, snippet: description, publisher: feed.title },
          published: pubDate?.toISOString(),
        })
      : [],
  );
  return ok(pages);
};

/** True if title or summary contains all words of the question, or the company's name. */
const isAbout =
  ({ text = '', company }: SourceQuery) =>
  ({ title, snippet = '' }: SourceDocument): boolean => {
    const content = `${title} ${snippet}`.normalize('NFKC').toLowerCase();
    const words = text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
    const names = company ? [company.name.normalize('NFKC').toLowerCase()] : [];
    return [...words, ...names].every((word) => content.includes(word));
  };

const search = async (setup: Setup, query: SourceQuery): Promise<Outcome<readonly SourceDocument[]>> => {
  const feeds = feedsOf(setup);
  if (feeds.length === 0) return NOT_CONFIGURED;
  const replies = await Promise.all(feeds.map((feed) => read(setup, feed)));
  const pages = replies.flatMap((reply) => (reply.is === 'ok' ? reply.value : []));
  // One successful feed is enough; if all fail, the first failure is reported.
  if (!replies.some(({ is }) => is === 'ok')) return replies[0] ?? EMPTY;
  const wanted = pages.filter(isAbout(query)).filter(withinDays(query));
  const newest = wanted.sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
  return listed(newest.slice(0, query.limit ?? 20));
};

const source = (setup: Setup): Source => ({
  ...{ name: 'rss', kind: 'press', isSample: setup.isSample },
  search: (query) => search(setup, query),
  fetch: (document) => fetchPage(setup, document),
  test: async () => {
    const [first] = feedsOf(setup);
    return first ? mapped(await read(setup, first), () => true as const) : NOT_CONFIGURED;
  },
});

/** `feed` is set only by the sample server. */
export const rss = provider({ name: 'rss', bases: { feed: '' }, make: source });
