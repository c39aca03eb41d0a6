// Serves the built web app: assets cached forever, the page never, and the page for paths without an extension.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { type Integrations, integrationOrigins } from '#shared/model/integrations.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.bcmap': 'application/octet-stream',
  '.pfb': 'application/octet-stream',
  '.ttf': 'font/ttf',
};

/** The policy of CloudFront, with the hashes of the page's own inline scripts. */
const policy = (html: string, integrations: Integrations | undefined): string => {
  const { script, connect, frame } = integrationOrigins(integrations);
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((found) => found[1] ?? '');
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...hashes, ...script].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self' blob:",
    ["frame-src 'self' blob:", ...frame].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const;

export type WebApp = { handle(path: string, response: ServerResponse): Promise<void> };

export const webApp = async (dist: string, integrations?: Integrations): Promise<WebApp> => {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const csp = policy(html, integrations);
  const page = (path: string, response: ServerResponse) => {
    response.writeHead(200, {
      ...HEADERS,
      // Keeps reports behind share links out of search engines.
      ...(path.startsWith('/shared') ? { 'x-robots-tag': 'noindex, nofollow, noarchive' } : {}),
      'content-type': TYPES['.html'] ?? '',
      'cache-control': 'no-cache',
      'content-security-policy': csp,
    });
    response.end(html);
  };
  const missing = (response: ServerResponse) => {
    response.writeHead(404, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' });
    response.end();
  };
  return {
    async handle(path, response) {
      // No route and no asset begins with a dot; such requests probe for secrets.
      if (path.includes('/.')) return missing(response);
      const extension = extname(path);
      if (extension === '' || path === '/index.html') return page(path, response);
      const file = join(dist, normalize(path));
      const found = file.startsWith(dist) ? await stat(file).catch(() => undefined) : undefined;
      if (!found?.isFile()) return missing(response);
      const forever = path.startsWith('/assets/');
      response.writeHead(200, {
        ...HEADERS,
        'content-type': TYPES[extension] ?? 'application/octet-stream',
        'content-length': found.size,
        'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(await readFile(file));
    },
  };
};
