// Converts a search result or feed entry to a document: cleaned, with its publisher.
import type { SourceKind, SourceProvider } from '#shared/model/source.ts';
import type { SourceDocument, SourceQuery } from '../ports/sources.ts';
import { domainOf } from './company-name.ts';
import { nowIso, type Setup } from './provider.ts';
import { parseShallow } from './shallow-markup.ts';

/** Titles and snippets are short; longer text is cut. */
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
  /** In the provider's date format. */
  readonly published?: string | null | undefined;
  readonly publisher?: string | undefined;
  readonly language?: string | undefined;
};

/** `20230918T031500Z` is GDELT's format. */
const isoOf = (text: string): string | undefined => {
  const plain = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const at = Date.parse(plain);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
};

/** `undefined` for a result without a page address. */
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

/** Keeps documents within the requested days, and those without a date. */
export const withinDays =
  ({ from = '', to = '9999' }: SourceQuery) =>
  ({ publishedAt }: SourceDocument): boolean => {
    const day = publishedAt?.slice(0, 10);
    return day === undefined || (day >= from && day <= to);
  };
