// The reply formats of the sample providers.
import { markupText } from '#shared/report/clean-text.ts';

export const NOTICE = 'SAMPLE DATA · 견본 데이터 · サンプルデータ: the companies do not exist';

/** Marks a raw reply as invented; the providers' formats have no field for that. */
const MARK = { 'x-footnote-sample': 'true' };

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...MARK, 'content-type': 'application/json' } });

export const text = (body: string, contentType: string, status = 200): Response =>
  new Response(body, { status, headers: { ...MARK, 'content-type': `${contentType}; charset=utf-8` } });

export const bytes = (body: Uint8Array, contentType: string): Response =>
  new Response(new Uint8Array(body), { headers: { ...MARK, 'content-type': contentType } });

/** These pages run no scripts and may not be framed. */
const PAGE_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-robots-tag': 'noindex',
};

type Page = { readonly title: string; readonly body: string; readonly language: string };
export const page = ({ title, body, language }: Page): Response =>
  new Response(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${markupText(title)}</title></head><body><p><strong>${NOTICE}</strong></p>${body}</body></html>`,
    { headers: { ...MARK, ...PAGE_HEADERS, 'content-type': 'text/html; charset=utf-8' } },
  );

export const missing = (): Response => text('', 'text/plain', 404);
