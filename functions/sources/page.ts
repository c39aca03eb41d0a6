// Fetches the page behind a search result: any public address, through the guard.
import type { Fetched, Outcome, SourceDocument } from '../ports/sources.ts';
import type { WebFetch, WebType } from '../ports/web-fetch.ts';
import { badReply, landed, ok } from './outcome.ts';
import { nowIso, type Setup } from './provider.ts';

const TYPES: Partial<Record<WebType, { readonly contentType: string; readonly extension: string }>> = {
  html: { contentType: 'text/html', extension: 'html' },
  xml: { contentType: 'application/xml', extension: 'xml' },
  json: { contentType: 'application/json', extension: 'json' },
  pdf: { contentType: 'application/pdf', extension: 'pdf' },
  zip: { contentType: 'application/zip', extension: 'zip' },
  text: { contentType: 'text/plain', extension: 'txt' },
};
export const contentTypeOf = (type: WebType): string => TYPES[type]?.contentType ?? 'application/octet-stream';

const READABLE = ['html', 'xml', 'pdf', 'text'] as const;
const MAX_LENGTH = 80;

const filenameOf = (title: string, type: WebType): string => {
  const safe = title.replace(/[^\p{L}\p{N}._-]+/gu, '_').replace(/^[_.]+|_+$/g, '');
  return `${Array.from(safe).slice(0, MAX_LENGTH).join('') || 'page'}.${TYPES[type]?.extension ?? 'bin'}`;
};

type PageSetup = Pick<Setup, 'clock'> & { readonly web: WebFetch };

export const fetchPage = async (setup: PageSetup, document: SourceDocument): Promise<Outcome<Fetched>> => {
  const reply = landed(await setup.web({ url: document.url, accept: READABLE }));
  if (reply.is !== 'ok') return reply;
  const { bytes, type, url } = reply.value;
  if (bytes.length === 0) return badReply('empty');
  const file = { filename: filenameOf(document.title, type), contentType: contentTypeOf(type), bytes };
  return ok({ document: { ...document, url, retrievedAt: nowIso(setup) }, files: [file] });
};
