// Searches Tavily, a web search made for language models.
import * as z from 'zod';
import type { Source, SourceQuery } from '../../ports/sources.ts';
import { foundPage } from '../found-page.ts';
import { EMPTY, type Failure, type Landed, landed, listed, mapped, parsedJson, UNAUTHORISED } from '../outcome.ts';
import { fetchPage } from '../page.ts';
import { provider, type Setup } from '../provider.ts';
import { wordsOf } from '../words.ts';

const Reply = z.object({
  results: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      content: z.string().nullish(),
      published_date: z.string().nullish(),
    }),
  ),
});
const MAX_RESULTS = 20;
const FROM = { source: 'tavily', kind: 'web' } as const;

/** 432 and 433: the quota of the plan or its extension is used up. */
const usedUp = ({ status }: Landed): Failure | undefined =>
  status === 432 || status === 433 ? UNAUTHORISED : undefined;

const headers = ({ key }: Setup) => ({ authorization: `Bearer ${key.key ?? ''}`, 'content-type': 'application/json' });

const search = async (setup: Setup, query: SourceQuery) => {
  const words = wordsOf(query);
  if (words === '') return EMPTY;
  const body = JSON.stringify({
    ...{ query: words, max_results: Math.min(MAX_RESULTS, query.limit ?? 10), search_depth: 'basic' },
    ...(query.from ? { start_date: query.from } : {}),
    ...(query.to ? { end_date: query.to } : {}),
  });
  const url = `${setup.bases.api}/search`;
  const reply = landed(await setup.web({ url, method: 'POST', headers: headers(setup), body, lane: 'tavily' }), usedUp);
  if (reply.is !== 'ok') return reply;
  const parsed = parsedJson(reply.value.bytes, Reply);
  if (parsed.is !== 'ok') return parsed;
  const pages = parsed.value.results.flatMap(({ title, url: page, content, published_date }) =>
    foundPage(setup, FROM, { title, url: page, snippet: content, published: published_date }),
  );
  return listed(pages);
};

const source = (setup: Setup): Source => ({
  ...{ name: 'tavily', kind: 'web', isSample: setup.isSample },
  search: (query) => search(setup, query),
  fetch: (document) => fetchPage(setup, document),
  test: async () => {
    const url = `${setup.bases.api}/usage`;
    return mapped(
      landed(await setup.web({ url, headers: headers(setup), lane: 'tavily' }), usedUp),
      () => true as const,
    );
  },
});

export const tavily = provider({ name: 'tavily', bases: { api: 'https://api.tavily.com' }, make: source });
