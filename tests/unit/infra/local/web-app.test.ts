// The built app on the local stage: the headers of each page.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { webApp } from '#infra/local/web-app.ts';

const dist = mkdtempSync(join(tmpdir(), 'footnote-web-'));
let server: Server;
const get = (path: string) => fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);

beforeAll(async () => {
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Footnote</title>');
  const app = await webApp(dist);
  server = createServer((request, response) => void app.handle(request.url ?? '', response));
  await new Promise<void>((done) => server.listen(0, done));
});
afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true, force: true });
});

it('excludes only the page of a shared report from search engines', async () => {
  const [shared, files] = [await get('/shared'), await get('/files')];

  expect(shared.headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive');
  expect(files.headers.get('x-robots-tag')).toBeNull();
  expect(await shared.text()).toBe(await files.text());
  expect(shared.headers.get('content-security-policy')).toBe(files.headers.get('content-security-policy'));
});
