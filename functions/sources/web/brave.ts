// Searches Brave, a web search with its own index.
import * as z from 'zod';
import type { Source, SourceQuery } from '../../ports/sources.ts';
import { foundPage } from '../found-page.ts';
import { EMPTY, landed, listed, mapped, parsedJson } from '../outcome.ts';
import { fetchPage } from '../page.ts';
import { provider, type Setup } from '../provider.ts';
import { wordsOf } from '../words.ts';

const Result = z.object({
  title: z.string(),
  url: z.string(),
  description: z.string().nullish(),
  page_age: z.string().nullish(),
  language: z.string().nullish(),
  profile: z.object({ name: z.string() }).nullish(),
});
const Reply = z.object({
  type: z.literal('search'),
  web: z.object({ results: z.array(Result).default([]) }).nullish(),
});
const MAX_RESULTS = 20;
const FROM = { source: 'brave', kind: 'web' } as const;

const get = async ({ web, bases, key }: Setup, params: Readonly<Record<string, string>>) => {
  const headers = { 'x-subscription-token': key.key ?? '', accept: 'application/json' };
  return landed(
    await web({ url: `${bases.api}/res/v1/web/search?${new URLSearchParams(params)}`, headers, lane: 'brave' }),
  );
};

const search = async (setup: Setup, query: SourceQuery) => {
  const words = wordsOf(query);
  if (words === '') return EMPTY;
  const to = query.to ?? new Date(setup.clock.now()).toISOString().slice(0, 10);
  const reply = await get(setup, {
    ...{ q: words, count: String(Math.min(MAX_RESULTS, query.limit ?? 10)) },
    ...(query.language ? { search_lang: query.language === 'ja' ? 'jp' : query.language } : {}),
    ...(query.from ? { freshness: `${query.from}to${to}` } : {}),
  });
  if (reply.is !== 'ok') return reply;
  const parsed = parsedJson(reply.value.bytes, Reply);
  if (parsed.is !== 'ok') return parsed;
  const pages = (parsed.value.web?.results ?? []).flatMap((result) =>
    foundPage(setup, FROM, {
      ...{ title: result.title, url: result.url, snippet: result.description, published: result.page_age },
      ...{ language: result.language ?? undefined, publisher: result.profile?.name },
    }),
  );
  return listed(pages);
};

const source = (setup: Setup): Source => ({
  ...{ name: 'brave', kind: 'web', isSample: setup.isSample },
  search: (query) => search(setup, query),
  fetch: (document) => fetchPage(setup, document),
  test: async () => mapped(await get(setup, { q: 'footnote', count: '1' }), () => true as const),
});

export const brave = provider({ name: 'brave', bases: { api: 'https://api.search.brave.com' }, make: source });
