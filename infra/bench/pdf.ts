// Measures the time from the first byte of an upload to "searchable", compared with pdftotext on the same file.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod';
import { UPLOAD } from '#shared/model/upload.ts';
import { firstWorkspace, signIn } from './stage.ts';
import type { Figure } from './table.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const partsOf = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / UPLOAD.partBytes) }, (_, n) =>
    bytes.subarray(n * UPLOAD.partBytes, (n + 1) * UPLOAD.partBytes),
  );

const Target = z.object({
  data: z.object({
    file: z.object({ id: z.string() }),
    parts: z.array(
      z.object({ url: z.string(), from: z.number(), to: z.number(), headers: z.record(z.string(), z.string()) }),
    ),
  }),
});
const List = z.object({
  data: z.object({ rows: z.array(z.object({ id: z.string(), status: z.string(), pages: z.number().optional() })) }),
});
const GIVE_UP_MS = 180_000;

type Access = { readonly url: string; readonly headers: Record<string, string>; readonly workspace: string };

const post = async ({ url, headers }: Access, path: string, body: object) => {
  const reply = await fetch(url + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} replied ${reply.status}`);
  return reply.json();
};

const upload = async (access: Access, path: string): Promise<string> => {
  const bytes = readFileSync(path);
  const wanted = {
    projectId: access.workspace,
    filename: basename(path),
    size: bytes.length,
    contentType: 'application/pdf',
    checksum: sha256(bytes),
    ...(bytes.length > UPLOAD.partsAbove ? { partChecksums: partsOf(bytes).map(sha256) } : {}),
  };
  const { data } = Target.parse(await post(access, '/api/v2/attachments/upload-url', wanted));
  for (const part of data.parts)
    await fetch(new URL(part.url, access.url), {
      method: 'PUT',
      headers: part.headers,
      body: bytes.subarray(part.from, part.to),
    });
  await post(access, '/api/v2/attachments/upload-complete', { fileId: data.file.id });
  return data.file.id;
};

const untilDone = async ({ url, headers, workspace }: Access, id: string): Promise<number> => {
  const began = Date.now();
  while (Date.now() - began < GIVE_UP_MS) {
    const reply = await fetch(`${url}/api/v2/attachments?projectId=${workspace}&limit=100`, { headers });
    const row = List.parse(await reply.json()).data.rows.find((file) => file.id === id);
    if (row?.status === 'Done') return row.pages ?? 1;
    if (row?.status === 'Error') throw new Error('the file could not be read');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('indexing took too long');
};

const pdftotextMs = (path: string): number | undefined => {
  const began = performance.now();
  return spawnSync('pdftotext', [path, '/dev/null']).status === 0 ? performance.now() - began : undefined;
};

export const pdfFigures = async (url: string, path: string): Promise<Figure[]> => {
  if (!existsSync(path)) {
    console.log(`not measured: ${basename(path)} is not on this machine (set BENCH_PDF to a large PDF)`);
    return [];
  }
  const headers = await signIn(url, 'member@hanbit.test');
  const access = { url, headers, workspace: await firstWorkspace(url, headers) };
  const began = performance.now();
  const pages = await untilDone(access, await upload(access, path));
  const ms = performance.now() - began;
  const peer = pdftotextMs(path);
  return [
    {
      name: `PDF of ${pages} pages to searchable`,
      value: (pages / ms) * 1000,
      unit: 'pages/s',
      ...(peer ? { peer: { name: 'pdftotext alone', value: (pages / peer) * 1000 } } : {}),
      target: { least: 20 },
    },
  ];
};
