// Searches GDELT: world press of the last three months. No key; errors arrive as plain text with status 200.
import * as z from 'zod';
import type { Outcome, Source, SourceQuery } from '../../ports/sources.ts';
import { foundPage } from '../found-page.ts';
import { badReply, EMPTY, landed, listed, mapped, parsedJson, rateLimited } from '../outcome.ts';
import { fetchPage } from '../page.ts';
import { provider, type Setup } from '../provider.ts';
import { wordsOf } from '../words.ts';

const Article = z.object({
  url: z.string(),
  title: z.string(),
  seendate: z.string().nullish(),
  domain: z.string().nullish(),
  language: z.string().nullish(),
});
/** `{}` if there are no articles. */
const Reply = z.union([z.object({ articles: z.array(Article) }), z.strictObject({})]);
type Reply = z.infer<typeof Reply>;

const FROM = { source: 'gdelt', kind: 'press' } as const;
const MAX_RESULTS = 250;
const EVERY_MS = 5000;
const LANGUAGES: Readonly<Record<string, string>> = { Korean: 'ko', English: 'en', Japanese: 'ja' };
const OPERATOR = { ko: 'korean', en: 'english', ja: 'japanese' } as const;

/** Titles may contain control characters that JSON does not allow. */
const CONTROLS = /[\p{Cc}]/gu;

const read = (bytes: Uint8Array): Outcome<Reply> => {
  const text = new TextDecoder().decode(bytes).replace(CONTROLS, ' ').trim();
  if (/limit requests/i.test(text.slice(0, 400))) return rateLimited(EVERY_MS);
  if (!text.startsWith('{')) return badReply('text');
  return parsedJson(new TextEncoder().encode(text), Reply);
};

const get = async ({ web, bases }: Setup, params: Readonly<Record<string, string>>): Promise<Outcome<Reply>> => {
  const query = new URLSearchParams({ ...params, mode: 'artlist', format: 'json' });
  const reply = landed(await web({ url: `${bases.api}/api/v2/doc/doc?${query}`, lane: 'gdelt' }));
  return reply.is === 'ok' ? read(reply.value.bytes) : reply;
};

/** Removes colons, quotes and brackets, which are GDELT operators; a company name stays one phrase. */
const plain = (words: string): string =>
  words
    .replace(/[":()<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const expression = ({ text, company, language }: SourceQuery): string =>
  [company ? `"${plain(company.name)}"` : '', plain(text ?? ''), language ? `sourcelang:${OPERATOR[language]}` : '']
    .filter(Boolean)
    .join(' ');

const stamp = (day: string, time: string): string => `${day.replaceAll('-', '')}${time}`;

const search = async (setup: Setup, query: SourceQuery) => {
  if (wordsOf(query) === '') return EMPTY;
  const reply = await get(setup, {
    ...{ query: expression(query), sort: 'datedesc', maxrecords: String(Math.min(MAX_RESULTS, query.limit ?? 20)) },
    ...(query.from ? { startdatetime: stamp(query.from, '000000') } : {}),
    ...(query.to ? { enddatetime: stamp(query.to, '235959') } : {}),
  });
  if (reply.is !== 'ok') return reply;
  const articles = 'articles' in reply.value ? reply.value.articles : [];
  const pages = articles.flatMap(({ url, title, seendate, domain, language }) =>
    foundPage(setup, FROM, {
      ...{ url, title, published: seendate, publisher: domain ?? undefined },
      language: language ? LANGUAGES[language] : undefined,
    }),
  );
  return listed(pages);
};

const source = (setup: Setup): Source => ({
  ...{ name: 'gdelt', kind: 'press', isSample: setup.isSample },
  search: (query) => search(setup, query),
  fetch: (document) => fetchPage(setup, document),
  test: async () => {
    const reply = await get(setup, { query: 'economy', maxrecords: '1' });
    return mapped(reply, () => true as const);
  },
});

export const gdelt = provider({ name: 'gdelt', bases: { api: 'https://api.gdeltproject.org' }, make: source });
