// Converts a search result or feed entry to a document: cleaned, with its publisher.
import type { SourceKind, SourceProvider } from '#shared/model/source.ts';
import type { SourceDocument, SourceQuery } from '../ports/sources.ts';
import { domainOf } from './company-name.ts';
import { nowIso, type Setup } from './provider.ts';
import { parseShallow } from './shallow-markup.ts';

/** A title or a snippet is short; what is longer is something else. */
const MAX_CHARACTERS = 5000;

const plainText = (markup: string): string => {
  let text = '';
  parseShallow(markup.slice(0, MAX_CHARACTERS), {
    ontext: (piece) => {
      text += piece;
    },
  });
  return text.replace(/\s+/g, ' ').trim();
};

type Found = {
  readonly url: string;
  readonly title: string;
  readonly snippet?: string | null | undefined;
  /** In whatever form the provider writes dates. */
  readonly published?: string | null | undefined;
  readonly publisher?: string | undefined;
  readonly language?: string | undefined;
};

/** `20230918T031500Z` is GDELT's. */
const isoOf = (text: string): string | undefined => {
  const plain = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const at = Date.parse(plain);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
};

/** Nothing for a result that leads to no page. */
export const foundPage = (
  setup: Setup,
  from: { readonly source: SourceProvider; readonly kind: SourceKind },
  found: Found,
): SourceDocument[] => {
  const url = URL.parse(found.url);
  if (!url || !/^https?:$/.test(url.protocol) || url.username) return [];
  url.hash = '';
  return [
    {
      ...{ id: `${from.source}:${url.href}`, ...from, url: url.href, retrievedAt: nowIso(setup) },
      title: plainText(found.title) || url.hostname,
      publisher: found.publisher || domainOf(url.href) || url.hostname,
      publishedAt: found.published ? isoOf(found.published) : undefined,
      language: found.language,
      snippet: found.snippet ? plainText(found.snippet) : undefined,
      isSample: setup.isSample,
    },
  ];
};

/** Within the days that were asked for. What has no date stays: it may belong there. */
export const withinDays =
  ({ from = '', to = '9999' }: SourceQuery) =>
  ({ publishedAt }: SourceDocument): boolean => {
    const day = publishedAt?.slice(0, 10);
    return day === undefined || (day >= from && day <= to);
  };
