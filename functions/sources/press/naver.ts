// Searches Naver news, the Korean press.
import * as z from 'zod';
import type { Source, SourceQuery } from '../../ports/sources.ts';
import { foundPage, withinDays } from '../found-page.ts';
import { EMPTY, landed, listed, mapped, parsedJson } from '../outcome.ts';
import { fetchPage } from '../page.ts';
import { provider, type Setup } from '../provider.ts';
import { wordsOf } from '../words.ts';

const Item = z.object({
  title: z.string(),
  originallink: z.string().default(''),
  link: z.string(),
  description: z.string().default(''),
  pubDate: z.string().default(''),
});
const Reply = z.object({ items: z.array(Item) });
const MAX_RESULTS = 100;
const FROM = { source: 'naver', kind: 'press' } as const;

const get = async ({ web, bases, key }: Setup, params: Readonly<Record<string, string>>) => {
  const headers = { 'x-naver-client-id': key.clientId ?? '', 'x-naver-client-secret': key.clientSecret ?? '' };
  const url = `${bases.api}/v1/search/news.json?${new URLSearchParams(params)}`;
  return landed(await web({ url, headers, lane: 'naver' }));
};

const search = async (setup: Setup, query: SourceQuery) => {
  const words = wordsOf(query);
  if (words === '') return EMPTY;
  // Naver cannot filter by day, so the newest results are fetched and filtered here.
  const isDated = query.from !== undefined || query.to !== undefined;
  const limit = query.limit ?? 20;
  const display = String(isDated ? MAX_RESULTS : Math.min(MAX_RESULTS, limit));
  const reply = await get(setup, { query: words, display, sort: isDated ? 'date' : 'sim' });
  if (reply.is !== 'ok') return reply;
  const parsed = parsedJson(reply.value.bytes, Reply);
  if (parsed.is !== 'ok') return parsed;
  const pages = parsed.value.items.flatMap(({ title, originallink, link, description, pubDate }) =>
    foundPage(setup, FROM, {
      title,
      url: originallink || link,
      snippet: description,
      published: pubDate,
      language: 'ko',
    }),
  );
  return listed(pages.filter(withinDays(query)).slice(0, limit));
};

const source = (setup: Setup): Source => ({
  ...{ name: 'naver', kind: 'press', isSample: setup.isSample },
  search: (query) => search(setup, query),
  fetch: (document) => fetchPage(setup, document),
  test: async () => mapped(await get(setup, { query: '뉴스', display: '1' }), () => true as const),
});

export const naver = provider({ name: 'naver', bases: { api: 'https://openapi.naver.com' }, make: source });
